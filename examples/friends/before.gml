graph [
  name "before"
  node [
    id 0
    label "ann"
    age 34
    city "Rome"
  ]
  node [
    id 1
    label "bob"
    age 36
    city "Rome"
  ]
  node [
    id 2
    label "carl"
    age 61
    city "Bern"
  ]
  edge [
    source 0
    target 1
    since 2019
  ]
  edge [
    source 1
    target 2
    since 2019
  ]
]
