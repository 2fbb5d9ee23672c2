import { API_BASE, appPaths } from '#contract/http/paths.ts';
import { sandboxPaths } from '#contract/subscription/paths.ts';

export const SITEMAP_PATH = '/sitemap.xml';

/** Nothing there is of use to anybody who searches. */
const unlisted = [
  `${API_BASE.split('/').slice(0, 2).join('/')}/`,
  sandboxPaths.page,
  appPaths.signIn,
  appPaths.register,
  appPaths.accountSettings,
  appPaths.profile,
  appPaths.userInfo,
  appPaths.userJobs,
  appPaths.companiesList,
  appPaths.createCompany,
  appPaths.postJob,
  appPaths.savedJobs,
  appPaths.storage,
];

/** `robots.txt` (RFC 9309). */
export const toRobots = (origin: string): string =>
  `User-agent: *\n${unlisted.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}${SITEMAP_PATH}\n`;
