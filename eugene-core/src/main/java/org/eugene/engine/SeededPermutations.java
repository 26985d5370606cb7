package org.eugene.engine;
class SeededPermutations { java.util.Random r; SeededPermutations(long s){ r=new java.util.Random(s);} int[] next(int n){ int[] p=new int[n]; for(int i=0;i<n;i++){int j=r.nextInt(i+1); p[i]=p[j]; p[j]=i;} return p;} }
