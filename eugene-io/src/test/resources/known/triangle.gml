Creator "by hand"
graph [
  label "triangle"
  directed 0
  node [ id 7 label "C" ]
  node [ id 8 label "C" ]
  node [ id 9 label "O" graphics [ x 1.5 y 2 ] ]
  edge [ source 7 target 8 label "1" ]
  edge [ source 8 target 9 label "1" ]
  edge [ source 7 target 9 label "2" ]
]
