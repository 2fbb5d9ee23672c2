import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from './paths.ts';

/** The chunk that every page starts with. */
export const BASE_CHUNK = 'base';

const appStart = join(root, 'src/main.tsx');

/** What landing page, list and details share; alone, these modules would be a dozen small files. */
const sharedByJobPages =
  /\/src\/(contract\/place|api\/(ask|jobs)|platform\/(browser|clock|format|taken-over|painted|late-painted|visit-seed)|presenters\/text-language|ui\/state-panel|features\/saved-jobs\/(late-bookmark|bookmark-room))\.tsx?$/;

/** What landing page and list have beyond that, and a control of the list that other screens have as well. */
const sharedByLists =
  /\/src\/(api\/categories|presenters\/(copy-messages|freshness(-messages|-line)?)|ui\/(search-field|select-field|job-card-skeleton)|features\/job-search\/messages)\.tsx?$/;

/** What a posting is shown with, in a list or alone: painted before the app is there, so it may come after it. */
const postings =
  /\/src\/(contract\/deadline|presenters\/(job-card|job-messages|posting-card|application)|platform\/job-link|ui\/(job-card\.|chip|company-logo))/;

/** What answers are parsed with: loaded with the first of them, so no screen waits for it. */
const schemas =
  /\/node_modules\/valibot\/|\/src\/(contract\/(envelope|fields|job|company|category|pagination)|platform\/call-api|api\/read-answers)\.ts$/;

/** What is known of the saved jobs: small pieces that the details and the list of them begin with. */
const knownSaved =
  /\/src\/(platform\/(device-records|saved-jobs|object-url)|features\/applications\/letter-room)\.tsx?$/;

/** What reads, writes and compares saved jobs: on the device's store, which comes after the page. */
const keptSaved = /\/src\/(contract\/saved|platform\/saved-(job|store|writes|changes|deadlines|logo))\.ts$/;

/** Parts of packages that only come into use later on. */
const usedLate = /\/query-core\/.*\/hydration\.js$/;

const isLate = (id: string): boolean => schemas.test(id) || usedLate.test(id);

/** The modules that are loaded whenever the app starts: those it imports, and what they import. */
function listNeededAtStart(graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id) || isLate(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  add(appStart);
  // Names the file that the pages start with; with it inside, the chunk would need a second one to name it.
  found.delete(appStart);
  return found;
}

/** Few chunks rather than many: what is needed in any case, and what lists need, as these compress better. */
export function createSharedChunks(): Rolldown.CodeSplittingGroup[] {
  let needed: ReadonlySet<string> | undefined;
  return [
    {
      debugName: BASE_CHUNK,
      name(id, graph) {
        needed ??= listNeededAtStart(graph);
        return needed.has(id) || sharedByJobPages.test(id) ? BASE_CHUNK : null;
      },
    },
    { name: 'lists', test: sharedByLists },
    { name: 'schemas', test: schemas },
    { name: 'postings', test: postings },
    // Every store of the device needs it: alone, so that none brings another along.
    { name: 'device-store', test: /\/node_modules\/idb-keyval\/|\/src\/platform\/tab-news\.ts$/ },
    { name: 'known-saved', test: knownSaved },
    { name: 'kept-saved', test: keptSaved },
  ];
}
