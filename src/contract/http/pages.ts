import type { Locale } from '../format.ts';
import { trimSignsEnd } from '../trim-signs.ts';
import { privatePaths } from './paths.ts';

/** Where the files of a language lie: "" for English, "/bn" for Bangla. */
export const toLanguageFolder = (language: Locale): '' | '/bn' => (language === 'en' ? '' : '/bn');

/** The empty page, for screens of device data, and offline for pages that are not stored. */
export const toShellFile = (language: Locale): string => `${toLanguageFolder(language)}/index.html`;

/** How routes compare paths. */
export const toRoutePath = (pathname: string): string =>
  trimSignsEnd(pathname.toLowerCase(), /\//) || pathname.slice(0, 1);

/** True for pages that are the same for all users: the server renders and the worker stores them. */
export const isPublicPage = (pathname: string): boolean =>
  !Object.values(privatePaths).map(toRoutePath).includes(toRoutePath(pathname));

export const CONFIG_ELEMENT_ID = 'kaj-config';

/** On the root element once the app has started. */
export const STARTED_ATTRIBUTE = 'data-started';
/** On the root element before the first paint: someone is signed in; data saver. */
export const SESSION_ATTRIBUTE = 'data-session';
export const SAVER_ATTRIBUTE = 'data-saver';

declare global {
  var kajOffer: unknown;
}
