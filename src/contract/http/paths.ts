export const API_BASE = '/api/v1';

const segment = (value: string): string => encodeURIComponent(value);

/** Paths of the main API (§7), with our extensions marked. */
export const apiPaths = {
  jobCategories: `${API_BASE}/job-categories`,
  jobs: `${API_BASE}/jobs`,
  job: (id: string): string => `${API_BASE}/jobs/${segment(id)}`,
  companies: `${API_BASE}/companies`,
  company: (id: string): string => `${API_BASE}/companies/${segment(id)}`,
  resumeTemplates: `${API_BASE}/resume-templates`,
  cities: `${API_BASE}/cities`,
  city: (slug: string): string => `${API_BASE}/cities/${segment(slug)}`,
  ping: `${API_BASE}/ping`,
} as const;

/** OpenAPI 3.1, and a page to read it. */
export const apiDocPaths = { document: '/api/openapi.json', page: '/api/docs' } as const;

export const HEALTH_PATH = '/healthz';

export const WELL_KNOWN_BASE = '/.well-known';
export const wellKnownPaths = {
  security: `${WELL_KNOWN_BASE}/security.txt`,
  changePassword: `${WELL_KNOWN_BASE}/change-password`,
} as const;

/** Prefix of stored files, relative to the API host (§7). */
export const FILES_BASE = '/files';

/**
 * The screens (§2, and extensions), grouped by audience. A new screen needs a row here, its titles
 * (`page-titles`, where a missing one is a type error) and a row of `routes/pages.tsx`.
 */

/** The same for everyone: the server renders them, the worker stores them, the sitemap lists them. */
export const listedPaths = {
  home: '/',
  jobs: '/jobPage',
  cv: '/cvPage',
  about: '/aboutUs',
  contact: '/contactUs',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  products: '/products',
} as const;

/** Screens that need a session: rendered in the browser, excluded for robots. */
export const sessionPaths = {
  postJob: '/postJobPage',
  createCompany: '/createCompanyPage',
  profile: '/userProfile',
  userInfo: '/userInfo',
  userJobs: '/userJobs',
  companiesList: '/companiesList',
  applications: '/applications',
  accountSettings: '/accountSettings',
  admin: '/admin',
} as const;

/** Screens of device data and of sign-in: rendered in the browser, with or without a session. */
const devicePaths = {
  register: '/registerPage',
  signIn: '/signInPage',
  resetPassword: '/resetPassword',
  verifyAddress: '/verifyAddress',
  changeAddress: '/changeAddress',
  savedJobs: '/savedJobs',
  alerts: '/jobAlerts',
  storage: '/storagePage',
  cvBuilder: '/cvBuilder',
} as const;

/** Screens that are not the same for everyone. */
export const privatePaths = { ...sessionPaths, ...devicePaths } as const;

export const appPaths = {
  ...listedPaths,
  ...privatePaths,
  /** The same for everyone; the sitemap lists it by its jobs. */
  jobDetails: '/jobDetailsPage',
} as const;

export const toJobPath = (id: string): string => `${appPaths.jobDetails}?id=${segment(id)}`;

/** The manifest's `share_target`; redirects to a screen. */
export const SHARE_TARGET_PATH = '/shareTarget';

export const pageAnchors = {
  downloadedCvs: 'downloaded',
} as const;

/** Pages with the open jobs of one category, city or company. */
export type BoardKind = 'category' | 'city' | 'company';

const boardBases = { category: '/jobs/category/', city: '/jobs/city/', company: '/companies/' } as const;

const toBoardPath = (kind: BoardKind, key: string): string => boardBases[kind] + segment(key);

export const boardRoutes = {
  category: '/jobs/category/$slug',
  city: '/jobs/city/$slug',
  company: '/companies/$id',
} as const;

export const boardPaths = {
  category: (slug: string): string => toBoardPath('category', slug),
  city: (slug: string): string => toBoardPath('city', slug),
  company: (id: string): string => toBoardPath('company', id),
} as const;

export interface BoardAddress {
  kind: BoardKind;
  /** A slug, or a company's id. */
  key: string;
}

const boardPattern = /^\/(?:jobs\/(category|city)|(companies))\/([^/]+)\/*$/i;

/** The board of an address; undefined for other addresses. @param pathname still encoded */
export function readBoardPath(pathname: string): BoardAddress | undefined {
  const [, filter, companies, encoded] = boardPattern.exec(pathname) ?? [];
  if (encoded === undefined) return undefined;
  try {
    const key = decodeURIComponent(encoded);
    if (companies !== undefined) return { kind: 'company', key };
    return { kind: filter?.toLowerCase() === 'city' ? 'city' : 'category', key };
  } catch {
    return undefined;
  }
}
