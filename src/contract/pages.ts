import { appPaths } from './paths.ts';

/**
 * The HTML files of the client build, and which of them answers a navigation. Server and worker ask
 * here, so that a page looks the same whether it comes from the network or from the device.
 */
export const pageFiles = {
  home: '/index.html',
  jobs: '/jobPage.html',
  jobDetails: '/jobDetailsPage.html',
  /** Every other screen, and unknown paths, which the app itself answers. */
  shell: '/shell.html',
} as const;
export type PageFile = (typeof pageFiles)[keyof typeof pageFiles];

/** Nothing is worked out here: scripts that only want a name of this file then hold nothing of the rest. */
const files: readonly (readonly [path: string, file: PageFile])[] = [
  [appPaths.home, pageFiles.home],
  [appPaths.jobs, pageFiles.jobs],
  [appPaths.jobDetails, pageFiles.jobDetails],
];

/** The file that answers a page's path; routes are matched without regard to case. */
export function pageFileOf(pathname: string): PageFile {
  const asked = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return files.find(([path]) => path.toLowerCase() === asked)?.[1] ?? pageFiles.shell;
}

/** The element of a page that carries the deployment's settings as JSON (`client-config.ts`). */
export const CONFIG_ELEMENT_ID = 'kaj-config';

/** Marks the links under the navigation guard (§2) with their {@link Guard}, for the time before the app listens to them. */
export const GUARDED_ATTRIBUTE = 'data-guarded';
/** When a click asks for a sign-in first: while the network is there, or offline as well. */
export type Guard = 'online' | 'always';
/** On links to a job: its id, which a click stores (§2). */
export const JOB_LINK_ATTRIBUTE = 'data-job';
/** On what only windows of at least so many CSS pixels show; the boot script takes it out of others. */
export const WIDE_ATTRIBUTE = 'data-wide';
/** Where in the page the boot script paints what it knows. */
export const paintPlaces = {
  attribute: 'data-paint',
  count: 'count',
  results: 'results',
  job: 'job',
} as const;
/** On the root element once the app is there. */
export const STARTED_ATTRIBUTE = 'data-started';
