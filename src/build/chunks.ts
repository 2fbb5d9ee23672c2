import { basename } from 'node:path';
import type { Rolldown } from 'vite';

export const BASE_CHUNK = 'base';

/** True for a script of moderation: only administrators load it, so it is not precached. */
export const isOfModeration = (file: string): boolean => /^admin-[\w-]+\.js$/.test(basename(file));
const FOOTER_CHUNK = 'footer';

const appStart = /\/src\/main\.tsx$/;
const firstScreens = /\/src\/routes\/(index|jobPage|jobDetailsPage)\.tsx$/;
/** Fetched as soon as a first screen has started. */
const footer = /\/src\/shell\/footer\/footer\.tsx$/;
/** Fetched as soon as the job's page has started. */
const jobParts = /\/src\/features\/job-details\/parts\//;
const JOB_PARTS_CHUNK = 'job-parts';
const parser = /\/node_modules\/valibot\//;
/** Modules that packages re-export from their index and no first screen uses. */
const unused = /\/@tanstack\/.*\/(useMutation|mutationObserver|useQueries|queriesObserver|hydration)\.js$/;
const contract = /\/src\/contract\//;
/** With its vocabulary of 10 kB and its stemmer, which only searching on the device needs. */
const search = /\/src\/contract\/search\/|\/node_modules\/porter2\//;
/** Loaded with the first request. */
const http = /\/src\/platform\/http\//;
const platform = /\/node_modules\/|\/src\/(device|platform)\//;
const ui = /\/src\/(api|presenters|ui)\//;
const feature = /\/src\/features\/(.+)\/[^/]+$/;

type Graph = Rolldown.ChunkingContext;

/** Moderation: loaded by administrators' screens alone. */
const moderation = /\/src\/contract\/(accounts\/admin|reports\/reported-jobs)/;

const isSchema = (graph: Graph, id: string): boolean =>
  parser.test(id) ||
  (contract.test(id) &&
    !moderation.test(id) &&
    graph.getModuleInfo(id)?.importedIds.some((name) => parser.test(name)) === true);

function addNeeded(graph: Graph, ids: readonly string[], found: Set<string>): Set<string> {
  for (const id of ids) {
    if (found.has(id) || parser.test(id) || unused.test(id)) continue;
    found.add(id);
    addNeeded(graph, graph.getModuleInfo(id)?.importedIds ?? [], found);
  }
  return found;
}

function assignFirstChunks(graph: Graph, start: string): ReadonlyMap<string, string> {
  const base = addNeeded(graph, [start], new Set());
  const places = new Map<string, string>();
  for (const route of base) {
    const [, name] = firstScreens.exec(route) ?? [];
    if (name === undefined) continue;
    // The router's plugin splits the screen from its route's file.
    const screen = graph.getModuleInfo(route)?.dynamicallyImportedIds ?? [];
    for (const id of addNeeded(graph, screen, new Set())) places.set(id, places.has(id) ? BASE_CHUNK : name);
  }
  for (const id of base) places.set(id, BASE_CHUNK);
  const parts = [...base].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const ofFooter = addNeeded(
    graph,
    parts.filter((id) => footer.test(id)),
    new Set(base),
  );
  // A module shared with one first screen goes into the base: else the footer would load that screen's chunk, 11 kB.
  for (const id of ofFooter) places.set(id, places.has(id) ? BASE_CHUNK : FOOTER_CHUNK);
  const later = [...places.keys()].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const ofJob = addNeeded(
    graph,
    later.filter((id) => jobParts.test(id)),
    new Set(places.keys()),
  );
  // Grouped by layer, they would bring 50 kB of other screens to the job's page.
  for (const id of ofJob) if (!places.has(id)) places.set(id, JOB_PARTS_CHUNK);
  // With the entry in the base chunk the bundler would write a second file that only imports it.
  places.delete(start);
  return places;
}

/**
 * One chunk for the app and what its first screens share, one for the rest of each, one for their footer, one for what
 * follows on the job's page. Other shared modules are grouped by layer.
 */
export function createChunks(): Rolldown.CodeSplittingGroup[] {
  let start = '';
  let places: ReadonlyMap<string, string> | undefined;
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
        return place === FOOTER_CHUNK || place === JOB_PARTS_CHUNK ? null : place;
      },
    },
    // In a separate group: in the first screens' group the footer's chunk would take the modules that they share with it.
    { debugName: 'footer', name: (id) => (places?.get(id) === FOOTER_CHUNK ? FOOTER_CHUNK : null) },
    { debugName: 'job parts', name: (id) => (places?.get(id) === JOB_PARTS_CHUNK ? JOB_PARTS_CHUNK : null) },
    { debugName: 'schemas', name: (id, graph) => (isSchema(graph, id) ? 'schemas' : null) },
    { name: 'search', test: search, minShareCount: 2 },
    { name: 'rules', test: contract, minShareCount: 2 },
    { name: 'http', test: http, minShareCount: 2 },
    { name: 'platform', test: platform, minShareCount: 2 },
    { name: 'ui', test: ui, minShareCount: 2 },
    {
      debugName: 'features',
      name: (id) => feature.exec(id)?.[1]?.replaceAll('/', '-') ?? null,
      minShareCount: 2,
    },
  ];
}
