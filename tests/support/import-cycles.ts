/** Imports of each file, by its path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** All that a file imports, directly and through others. */
function collectImported(graph: ImportGraph, file: string, found = new Set<string>()): ReadonlySet<string> {
  for (const imported of graph.get(file) ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    collectImported(graph, imported, found);
  }
  return found;
}

/** Groups of files that import each other, however indirectly; sorted. */
export function findCycles(graph: ImportGraph): string[][] {
  const imported = new Map([...graph.keys()].map((file) => [file, collectImported(graph, file)]));
  const isInCycle = (file: string): boolean => imported.get(file)?.has(file) ?? false;
  const groups = [...graph.keys()].filter(isInCycle).map((file) => {
    const others = [...(imported.get(file) ?? [])];
    return others.filter((other) => imported.get(other)?.has(file)).toSorted();
  });
  return [...new Map(groups.map((group) => [group.join(), group])).values()].toSorted();
}
