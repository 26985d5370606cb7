// Pairs to begin with.
export const examples = [
  {title: 'Caffeine and theobromine', format: 'smiles',
    source: 'Cn1cnc2c1c(=O)n(C)c(=O)n2C caffeine', target: 'Cn1cnc2c1c(=O)[nH]c(=O)n2C theobromine'},
  {title: 'Aspirin and paracetamol', format: 'smiles',
    source: 'CC(=O)Oc1ccccc1C(=O)O aspirin', target: 'CC(=O)Nc1ccc(O)cc1 paracetamol'},
  {title: 'Two workflows', format: 'text',
    source: `t # before
v 0 "take order"
v 1 "check stock"
v 2 "write bill"
v 3 pack
v 4 ship
a 0 1 then
a 1 2 then
a 2 3 then
a 3 4 then
`,
    target: `t # after
v 0 "take order"
v 1 "check stock"
v 2 "take payment"
v 3 pack
v 4 ship
v 5 "send mail"
a 0 1 then
a 1 2 then
a 1 3 then
a 2 4 then
a 3 4 then
a 4 5 then
`},
  {title: 'A square and a triangle', format: 'text',
    source: 't # square\nv 0 a\nv 1 b\nv 2 a\nv 3 b\ne 0 1 x\ne 1 2 x\ne 2 3 x\ne 3 0 x\n',
    target: 't # triangle\nv 0 a\nv 1 b\nv 2 c\ne 0 1 x\ne 1 2 x\ne 2 0 y\n'},
];
