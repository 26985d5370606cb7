/** Collections of graphs: nearest ones, ranges, all pairs, groups, index files. */
module org.eugene.search {
  requires transitive org.eugene.core;

  exports org.eugene.search;
  exports org.eugene.search.sample;
}
