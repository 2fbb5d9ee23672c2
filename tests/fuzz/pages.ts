import { locales } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { appPaths, SHARE_TARGET_PATH, boardPaths } from '#contract/http/paths.ts';
import { feedPaths } from '#server/pages/feeds.ts';
import { SITEMAP_PATH } from '#server/pages/sitemaps.ts';

const paths = [
  ...Object.values(appPaths),
  // The first screens are asked for most.
  appPaths.home,
  appPaths.jobs,
  appPaths.jobDetails,
  boardPaths.category('health-care'),
  boardPaths.city('dhaka'),
  boardPaths.city('কুষ্টিয়া'),
  boardPaths.company('0'.repeat(24)),
  SHARE_TARGET_PATH,
  '/nothing-here',
  ...Object.values(feedPaths),
];

/** Addresses outside the API's document: pages in both languages, feeds, sitemaps, assets. */
export const fuzzPages: readonly string[] = [
  ...locales.flatMap((language) => paths.map((path) => toLocalPath(path, language))),
  '/bn',
  SITEMAP_PATH,
  '/assets/x.js',
  '/sw.js',
  '/files/logos/x.webp',
];
