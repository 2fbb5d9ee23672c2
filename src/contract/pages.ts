import { appPaths, isServerPath } from './paths.ts';

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

const fileOfPath = new Map<string, PageFile>([
  [appPaths.home, pageFiles.home],
  [appPaths.jobs.toLowerCase(), pageFiles.jobs],
  [appPaths.jobDetails.toLowerCase(), pageFiles.jobDetails],
]);

/** The file that answers a page's path; routes are matched without regard to case. */
export function pageFileOf(pathname: string): PageFile {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return fileOfPath.get(path) ?? pageFiles.shell;
}

/** The element of a page that carries the deployment's settings as JSON (`client-config.ts`). */
export const CONFIG_ELEMENT_ID = 'kaj-config';

/** Stands for a job's id in the read that its page starts with. */
export const FIRST_READ_ID = '__ID__';

/** Marks the links under the navigation guard (§2), for the time before the app listens to them. */
export const GUARDED_ATTRIBUTE = 'data-guarded';
/** On the root element once the app is there. */
export const STARTED_ATTRIBUTE = 'data-started';

/** True for paths of screens: not the server's own, and not a file's (`/robots.txt`, `/sw.js`). */
export function isPagePath(pathname: string): boolean {
  const lastSegment = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !isServerPath(pathname) && !lastSegment.includes('.');
}
