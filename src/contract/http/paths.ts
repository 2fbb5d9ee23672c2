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

/** Screens of the app (§2), and our own. */
export const appPaths = {
  home: '/',
  jobs: '/jobPage',
  jobDetails: '/jobDetailsPage',
  postJob: '/postJobPage',
  createCompany: '/createCompanyPage',
  register: '/registerPage',
  signIn: '/signInPage',
  profile: '/userProfile',
  cv: '/cvPage',
  cvBuilder: '/cvBuilder',
  userInfo: '/userInfo',
  userJobs: '/userJobs',
  companiesList: '/companiesList',
  contact: '/contactUs',
  about: '/aboutUs',
  accountSettings: '/accountSettings',
  admin: '/admin',
  resetPassword: '/resetPassword',
  verifyAddress: '/verifyAddress',
  changeAddress: '/changeAddress',
  savedJobs: '/savedJobs',
  alerts: '/jobAlerts',
  storage: '/storagePage',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  products: '/products',
} as const;

export const toJobPath = (id: string): string => `${appPaths.jobDetails}?id=${segment(id)}`;

/** The manifest's `share_target`; redirects to a screen. */
export const SHARE_TARGET_PATH = '/shareTarget';

export const pageAnchors = {
  downloadedCvs: 'downloaded',
} as const;
