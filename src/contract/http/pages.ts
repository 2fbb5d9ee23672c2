import { appPaths } from './paths.ts';

/** The page of the build: empty, for screens that show what only the device knows, and where no other is stored. */
export const SHELL_FILE = '/index.html';

/** Nothing is worked out here: scripts that only want a name of this file then hold nothing of the rest. */
const listDevicePaths = (): readonly string[] => [
  appPaths.postJob,
  appPaths.createCompany,
  appPaths.register,
  appPaths.signIn,
  appPaths.profile,
  appPaths.userInfo,
  appPaths.userJobs,
  appPaths.companiesList,
  appPaths.accountSettings,
  appPaths.savedJobs,
  appPaths.storage,
];

/** A page's path as routes are compared: without regard to case and a slash at the end. */
const toRoutePath = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/+$/, '$1');

/** True for pages that are the same for everybody: the server renders them, the worker stores them. */
export const isPublicPage = (pathname: string): boolean =>
  !listDevicePaths().map(toRoutePath).includes(toRoutePath(pathname));

/** The element of a page that carries the deployment's settings as JSON (`client-config.ts`). */
export const CONFIG_ELEMENT_ID = 'kaj-config';

/** When a click asks for a sign-in first: while the network is there, or offline as well. */
export type Guard = 'online' | 'always';

/** On the root element once the app is there. */
export const STARTED_ATTRIBUTE = 'data-started';
/** On the root element before the first paint: somebody is signed in on this device; it saves data. */
export const SESSION_ATTRIBUTE = 'data-session';
export const SAVER_ATTRIBUTE = 'data-saver';

declare global {
  /** The browser's offer to install the app, an event, where it came before the app was there. */
  var kajOffer: unknown;
}
