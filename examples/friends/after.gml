graph [
  name "after"
  node [
    id 0
    label "bob"
    age 36
    city "Rome"
  ]
  node [
    id 1
    label "carl"
    age 61
    city "Bern"
  ]
  node [
    id 2
    label "dora"
    age 35
    city "Rome"
  ]
  edge [
    source 0
    target 1
    since 2019
  ]
  edge [
    source 0
    target 2
    since 2024
  ]
  edge [
    source 1
    target 2
    since 2024
  ]
]
