import type { Rolldown } from 'vite';

/** The chunk that every page starts with. */
export const BASE_CHUNK = 'base';

const appStart = /\/src\/main\.tsx$/;
/** The screens that a visit begins with, by the files of their routes. */
const firstScreens = /\/src\/routes\/(index|jobPage|jobDetailsPage)\.tsx$/;
/** What answers are parsed with: loaded with the first of them, so no screen waits for it. */
const parser = /\/node_modules\/valibot\//;
/** Of a library that the base imports whole, what only forms use: 0.4 kB that no first screen needs. */
const ofForms = /\/@tanstack\/.*\/(useMutation|mutationObserver)\.js$/;
const contract = /\/src\/contract\//;
const platform = /\/node_modules\/|\/src\/(device|platform)\//;
const ui = /\/src\/(api|presenters|ui)\//;
const feature = /\/src\/features\/(.+)\/[^/]+$/;

type Graph = Rolldown.ChunkingContext;

/** The parser itself, and what imports it. */
const isSchema = (graph: Graph, id: string): boolean =>
  parser.test(id) ||
  (contract.test(id) && graph.getModuleInfo(id)?.importedIds.some((name) => parser.test(name)) === true);

/** Adds modules, and all that they import statically. */
function addNeeded(graph: Graph, ids: readonly string[], found: Set<string>): Set<string> {
  for (const id of ids) {
    if (found.has(id) || parser.test(id) || ofForms.test(id)) continue;
    found.add(id);
    addNeeded(graph, graph.getModuleInfo(id)?.importedIds ?? [], found);
  }
  return found;
}

/** The chunk of each module that the app, or one of its first screens, starts with. */
function placeFirst(graph: Graph, start: string): ReadonlyMap<string, string> {
  const base = addNeeded(graph, [start], new Set());
  const places = new Map<string, string>();
  for (const route of base) {
    const [, name] = firstScreens.exec(route) ?? [];
    if (name === undefined) continue;
    // The router's plugin leaves a route's address in its file; its screen is what that file imports lazily.
    const screen = graph.getModuleInfo(route)?.dynamicallyImportedIds ?? [];
    for (const id of addNeeded(graph, screen, new Set())) places.set(id, places.has(id) ? BASE_CHUNK : name);
  }
  for (const id of base) places.set(id, BASE_CHUNK);
  // It names the file that pages start with: inside, the base would need a second file to name it.
  places.delete(start);
  return places;
}

/**
 * What the app starts with is one chunk, together with what its first screens share; each of these screens has one
 * more. What several of the other parts need is grouped by layer: schemas, other rules of the contract, platform, what
 * screens are built of, each feature. A lazy part by itself stays a chunk.
 */
export function createChunks(): Rolldown.CodeSplittingGroup[] {
  let start = '';
  let places: ReadonlyMap<string, string> | undefined;
  return [
    {
      debugName: 'first screens',
      // The bundler calls `test` for every module before it calls `name` for the first.
      test(id) {
        if (appStart.test(id)) start = id;
        return true;
      },
      name(id, graph) {
        places ??= placeFirst(graph, start);
        return places.get(id) ?? null;
      },
    },
    { debugName: 'schemas', name: (id, graph) => (isSchema(graph, id) ? 'schemas' : null) },
    { name: 'rules', test: contract, minShareCount: 2 },
    { name: 'platform', test: platform, minShareCount: 2 },
    { name: 'ui', test: ui, minShareCount: 2 },
    {
      debugName: 'features',
      name: (id) => feature.exec(id)?.[1]?.replaceAll('/', '-') ?? null,
      minShareCount: 2,
    },
  ];
}
