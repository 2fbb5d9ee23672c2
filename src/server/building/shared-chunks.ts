import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from './paths.ts';

/** The chunk that every page starts with. */
export const BASE_CHUNK = 'base';

const appStart = join(root, 'src/main.tsx');

/** What landing page, list and details share; alone, these modules would be dozens of small files. */
const sharedByScreens =
  /\/src\/(contract\/(board-paths|digits|place|format|deadline)|api\/(ask|jobs)|platform\/(browser|clock|data-saver-follow|job-link|logo-address|page-settled)|presenters\/(banner-messages|job-card|job-messages|text-language)|ui\/(chip|company-logo|fact-icons|page-banner|state-panel)|features\/saved-jobs\/(late-bookmark|bookmark-(mark|messages|room)))\.tsx?$/;

/** What landing page and list have beyond that, and controls of the list that other screens have as well. */
const sharedByLists =
  /\/src\/(contract\/(slug|landing-categories)|api\/(categories|cities)|presenters\/(copy-messages|freshness(-messages|-line)?|posting-card)|ui\/(job-card|job-card-skeleton|search-field|select-field)|features\/job-search\/(messages|category-options|job-grid-skeleton|list-form|salary-rules|shown-messages|(remember|resolve)-category))\.tsx?$/;

/** Small pieces that the details and the list of saved jobs begin with. */
const sharedByDetails =
  /\/src\/(contract\/web-links|api\/companies|presenters\/(application(-messages)?|company-facts)|platform\/(device-records|object-url|saved-jobs|webmail)|features\/(applications\/(letter-room|apply-offline)|job-details\/(article-messages|job-overview|job-sections|share-button)))\.tsx?$/;

/** What answers are parsed with: loaded with the first of them, so no screen waits for it. */
const schemas =
  /\/node_modules\/valibot\/|\/src\/(contract\/(envelope|fields|job|company|city|category|pagination|resume-template|user)|platform\/call-api|api\/read-answers)\.ts$/;

/** The footer, with the ways to install the app and to renew it; and the line that says that there is no network. */
const footer =
  /\/src\/(platform\/(clipboard|install-(here|invitation|way)|worker-bridge|unsaved-forms)|shell\/(footer|footer-boards|install-messages|offline-(line|messages)|pwa-messages))\.tsx?$/;

/** Small pieces that the late parts of every page share. They need nothing but the base. */
const sharedByLateParts =
  /\/src\/(contract\/(late-storage|write-headers)|platform\/(coming-back|dialogs(-plain|-messages)?|format-size|home-screen-news|idempotency-key|in-time|persist|ready-count|save-file|unsaved-forms|when-calm|while-visible|write-headers)|presenters\/copy-button|ui\/(floating-line|use-kept-focus))\.tsx?$/;

/** What reads, writes and compares saved jobs: on the device's store, which comes after the page. */
const keptSaved =
  /\/src\/(contract\/saved|platform\/saved-(job|store|writes|changes|deadlines|logo)|features\/saved-jobs\/(bookmark-(round-)?button|use-bookmark|save-job-copy|saved-note|messages))\.tsx?$/;

/** The screens that the product is measured by: all that each begins with, parts that its page shows included. */
const measuredScreens = [
  { name: 'home', test: /\/src\/(routes\/index\.tsx\?|features\/landing\/home-jobs-grid)/ },
  { name: 'jobPage', test: /\/src\/(routes\/jobPage\.tsx\?|features\/job-search\/shown-list\.)/ },
  {
    name: 'jobDetailsPage',
    test: /\/src\/(routes\/jobDetailsPage\.tsx\?|features\/job-details\/(job-article|apply-link|company-panel)\.)/,
  },
];

/**
 * Parts that are wanted together, or one right after the other, each with what nothing else needs. Every file costs
 * a request, on a phone's first visit and when the worker stores the app.
 */
const together: readonly { name: string; test: RegExp }[] = [
  {
    name: 'forms',
    test: /\/src\/(api\/auth|ui\/(use-fields|field-frame|(text|text-area|read)-field))\.tsx?$/,
  },
  { name: 'dialog-frames', test: /\/src\/ui\/(dialog-frame|full-screen-dialog|modal-dialog)\.tsx$/ },
  { name: 'desktop-menu', test: /\/src\/shell\/(desktop-menu|use-sign-out)\.tsx?$/ },
  {
    name: 'filters',
    test: /\/src\/features\/job-search\/(filter-(form|dialog|messages)|city-filter)\.tsx?$/,
  },
  {
    name: 'stored-lists',
    test: /\/src\/features\/job-search\/(stored-lists|stored-list-links|as-of)\.tsx?$/,
  },
  {
    name: 'beside-job',
    test: /\/src\/features\/job-details\/(job-search|related-jobs|job-boards)\.tsx$/,
  },
  {
    name: 'settled',
    test: /\/src\/(shell\/quiet-panels\.tsx|background\.ts|contract\/worker\.ts|platform\/(data-use|worker-(registration|leaving))\.ts)$/,
  },
  // Last: a group takes along what it imports, and this one is not to bring in what others show.
  {
    name: 'sharing',
    test: /\/src\/(features\/job-details\/sharing\/|platform\/(printing|share)\.ts$)|\/node_modules\/lean-qr\//,
  },
];

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
        return needed.has(id) || sharedByScreens.test(id) ? BASE_CHUNK : null;
      },
    },
    { name: 'lists', test: sharedByLists },
    // Home and the offer under a job pick jobs alike, and nothing else brings one to the other.
    { name: 'visit-seed', test: /\/src\/platform\/visit-seed\.ts$/ },
    { name: 'schemas', test: schemas },
    { name: 'details', test: sharedByDetails },
    // Every store of the device needs it: alone, so that none brings another along.
    { name: 'device-store', test: /\/node_modules\/idb-keyval\/|\/src\/platform\/tab-news\.ts$/ },
    { name: 'footer', test: footer },
    { name: 'late-parts', test: sharedByLateParts },
    { name: 'kept-saved', test: keptSaved },
    ...measuredScreens,
    ...together,
  ];
}
