import { basename } from 'node:path';
import type { Rolldown } from 'vite';

export const BASE_CHUNK = 'base';

/** True for a script of moderation: only administrators load it, so it is not precached. */
export const isOfModeration = (file: string): boolean => /^admin-[\w-]+\.js$/.test(basename(file));

const appStart = /\/src\/main\.tsx$/;
const pages = /\/src\/routes\/pages\.tsx$/;
const firstScreens = /\/src\/routes\/(index|jobPage|jobDetailsPage)\.tsx$/;

/**
 * What first visits fetch once a first screen has started: each has a chunk of what it needs and no first screen has.
 * Grouped by layer it would bring other screens' code: 65 kB to the list, whose longest task then takes twice as long.
 */
const laterParts = {
  footer: /\/src\/shell\/footer\/footer\.tsx$/,
  http: /\/src\/platform\/http\/http\.ts$/,
  pager: /\/src\/ui\/pager\.tsx$/,
  'search-choices': /\/src\/features\/landing\/rendered-parts\.tsx$/,
  'offline-line': /\/src\/shell\/offline\/offline-line\.tsx$/,
  'job-parts': /\/src\/features\/job-details\/parts\//,
  subscription: /\/src\/features\/subscription\//,
};
/** On every screen: with a module of one first screen it would load that screen's chunk, 11 kB; the base has it instead. */
const FOOTER = 'footer';

const contract = /\/src\/contract\//;
/** Loaded by administrators' screens alone. */
const moderation = /\/src\/contract\/accounts\/admin/;
const parser = /\/node_modules\/valibot\//;
/** With its vocabulary of 10 kB and its stemmer, which only searching on the device needs. */
const search = /\/src\/contract\/search\/(?!slug)|\/node_modules\/porter2\//;
const platform = /\/node_modules\/|\/src\/(device|platform)\//;
const ui = /\/src\/(api|ui)\//;
const feature = /\/src\/features\/(.+)\/[^/]+$/;
/** Modules that packages re-export from their index and no first screen uses. */
const unused = /\/@tanstack\/.*\/(useMutation|mutationObserver|useQueries|queriesObserver|hydration)\.js$/;

type Graph = Rolldown.ChunkingContext;

/** True for such a module, and for one of the contract that loads one. */
function isPartOf(graph: Graph, id: string, pattern: RegExp): boolean {
  if (pattern.test(id)) return true;
  if (!contract.test(id) || moderation.test(id)) return false;
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((name) => isPartOf(graph, name, pattern));
}

const isSchema = (graph: Graph, id: string): boolean => isPartOf(graph, id, parser);
const isSearch = (graph: Graph, id: string): boolean => isPartOf(graph, id, search);
const isRule = (graph: Graph, id: string): boolean =>
  contract.test(id) && !isSchema(graph, id) && !isSearch(graph, id);

function addNeeded(graph: Graph, ids: readonly string[], found: Set<string>): Set<string> {
  for (const id of ids) {
    if (found.has(id) || unused.test(id) || isSchema(graph, id)) continue;
    found.add(id);
    addNeeded(graph, graph.getModuleInfo(id)?.importedIds ?? [], found);
  }
  return found;
}

/** With what the part itself loads later. */
function assignLaterPart(graph: Graph, places: Map<string, string>, chunk: string, entry: RegExp): void {
  const entries = [...places.keys()]
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => entry.test(id) && !places.has(id));
  if (entries.length === 0) return;
  const loaded = [...places.keys()].filter((id) => chunk !== FOOTER || places.get(id) === BASE_CHUNK);
  const needed = addNeeded(graph, entries, new Set(loaded));
  for (const id of loaded) needed.delete(id);
  for (const id of needed) places.set(id, places.has(id) ? BASE_CHUNK : chunk);
  assignLaterPart(graph, places, chunk, entry);
}

function assignFirstChunks(graph: Graph, start: string): ReadonlyMap<string, string> {
  const base = addNeeded(graph, [start], new Set());
  const places = new Map<string, string>();
  const table = [...base].find((id) => pages.test(id)) ?? '';
  for (const screen of graph.getModuleInfo(table)?.dynamicallyImportedIds ?? []) {
    const [, name] = firstScreens.exec(screen) ?? [];
    if (name === undefined) continue;
    for (const id of addNeeded(graph, [screen], new Set()))
      places.set(id, places.has(id) ? BASE_CHUNK : name);
  }
  for (const id of base) places.set(id, BASE_CHUNK);
  for (const [chunk, entry] of Object.entries(laterParts)) assignLaterPart(graph, places, chunk, entry);
  // With the entry in the base chunk the bundler would write a second file that only imports it.
  places.delete(start);
  return places;
}

/**
 * One chunk for the app and what its first screens share, one for the rest of each, one for each part that follows on
 * them. Other shared modules are grouped by layer.
 */
export function createChunks(): Rolldown.CodeSplittingGroup[] {
  let start = '';
  let places: ReadonlyMap<string, string> | undefined;
  const partOf = (chunk: keyof typeof laterParts): Rolldown.CodeSplittingGroup => ({
    debugName: chunk,
    name: (id) => (places?.get(id) === chunk ? chunk : null),
  });
  // A group takes all that its modules import and no group before it has.
  return [
    {
      debugName: 'first screens',
      // The bundler calls `test` for every module before the first `name`.
      test(id) {
        if (appStart.test(id)) start = id;
        return true;
      },
      name(id, graph) {
        places ??= assignFirstChunks(graph, start);
        const place = places.get(id) ?? null;
        return place === null || Object.hasOwn(laterParts, place) ? null : place;
      },
    },
    partOf('footer'),
    partOf('http'),
    partOf('pager'),
    {
      debugName: 'rules',
      name: (id, graph) => (isRule(graph, id) ? 'rules' : null),
      minShareCount: 2,
    },
    partOf('search-choices'),
    partOf('offline-line'),
    partOf('job-parts'),
    { debugName: 'schemas', name: (id, graph) => (isSchema(graph, id) ? 'schemas' : null) },
    {
      debugName: 'dialogs',
      // What the subscription shares with other screens, so that they load 4 kB of it instead of 14.
      name: (id) => (places?.get(id) === 'subscription' && !feature.test(id) ? 'dialogs' : null),
    },
    partOf('subscription'),
    {
      debugName: 'search',
      name: (id, graph) => (isSearch(graph, id) ? 'search' : null),
      minShareCount: 2,
    },
    { name: 'platform', test: platform, minShareCount: 2 },
    { name: 'ui', test: ui, minShareCount: 2 },
    {
      debugName: 'features',
      name: (id) => feature.exec(id)?.[1]?.replaceAll('/', '-') ?? null,
      minShareCount: 2,
    },
  ];
}
