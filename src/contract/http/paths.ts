/** Every API and app path, once (§2, §7). Paths are relative to the configured host. */

/** API base path (§9). */
export const API_BASE = '/api/v1';

const segment = (value: string): string => encodeURIComponent(value);

/** Paths of the main API under {@link API_BASE} (§7). Extensions of ours are marked. */
export const apiPaths = {
  jobCategories: `${API_BASE}/job-categories`,
  jobs: `${API_BASE}/jobs`,
  job: (id: string): string => `${API_BASE}/jobs/${segment(id)}`,
  /** Extension: brings a deleted job back. */
  jobRestore: (id: string): string => `${API_BASE}/jobs/${segment(id)}/restore`,
  companies: `${API_BASE}/companies`,
  company: (id: string): string => `${API_BASE}/companies/${segment(id)}`,
  /** Extension: brings a deleted company back. */
  companyRestore: (id: string): string => `${API_BASE}/companies/${segment(id)}/restore`,
  login: `${API_BASE}/auth/login`,
  register: `${API_BASE}/auth/register`,
  /** Extension: revokes the bearer token it is sent with. */
  logout: `${API_BASE}/auth/logout`,
  /** Extension: `PUT` changes name and phone number. */
  profile: `${API_BASE}/auth/profile`,
  /** Extensions for the account that is signed in. */
  changePassword: `${API_BASE}/auth/change-password`,
  logoutAll: `${API_BASE}/auth/logout-all`,
  exportAccount: `${API_BASE}/auth/export`,
  deleteAccount: `${API_BASE}/auth/delete-account`,
  resumeTemplates: `${API_BASE}/resume-templates`,
  /** Extensions: the cities with open jobs, and one of them. */
  cities: `${API_BASE}/cities`,
  city: (slug: string): string => `${API_BASE}/cities/${segment(slug)}`,
  /** Extension: answers 204 and nothing else, to probe the network. */
  ping: `${API_BASE}/ping`,
} as const;

/** Extensions for administrators, with a bearer token of one. */
export const adminPaths = {
  /** What waits, or `?approval=approved|rejected`. */
  jobs: `${API_BASE}/admin/jobs`,
  companies: `${API_BASE}/admin/companies`,
  approveJob: (id: string): string => `${API_BASE}/admin/jobs/${segment(id)}/approve`,
  /** JSON body {`reason`}. */
  rejectJob: (id: string): string => `${API_BASE}/admin/jobs/${segment(id)}/reject`,
  approveCompany: (id: string): string => `${API_BASE}/admin/companies/${segment(id)}/approve`,
  rejectCompany: (id: string): string => `${API_BASE}/admin/companies/${segment(id)}/reject`,
  audit: `${API_BASE}/admin/audit`,
  /** JSON body {`email`}. */
  grantAdmin: `${API_BASE}/admin/grant-admin`,
  revokeAdmin: `${API_BASE}/admin/revoke-admin`,
} as const;

/** The API's own description: OpenAPI 3.1, and a page to read it. */
export const apiDocPaths = { document: '/api/openapi.json', page: '/api/docs' } as const;

/** Whether the server and its database are healthy. */
export const HEALTH_PATH = '/healthz';

/** Well-known addresses (RFC 8615). */
export const WELL_KNOWN_BASE = '/.well-known';
export const wellKnownPaths = {
  security: `${WELL_KNOWN_BASE}/security.txt`,
  changePassword: `${WELL_KNOWN_BASE}/change-password`,
} as const;

/** Prefix of the stored files (logos, covers, CV files), relative to the API host (§7). */
export const FILES_BASE = '/files';

/** Screens of the app (§2), plus our own static pages. */
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
  userInfo: '/userInfo',
  userJobs: '/userJobs',
  companiesList: '/companiesList',
  contact: '/contactUs',
  about: '/aboutUs',
  accountSettings: '/accountSettings',
  /** Ours: the jobs saved on the device. */
  savedJobs: '/savedJobs',
  /** Ours: what the device stores, and what it costs. */
  storage: '/storagePage',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  products: '/products',
} as const;

/** The page of one job, with its query. */
export const toJobPath = (id: string): string => `${appPaths.jobDetails}?id=${segment(id)}`;

/** Where other apps share links and texts to (the manifest's `share_target`): no screen, it leads on to one. */
export const SHARE_TARGET_PATH = '/shareTarget';

/** Places inside a screen that links lead to. */
export const pageAnchors = {
  /** "Check your": the visitor's downloaded CVs, on the CV page. */
  downloadedCvs: 'downloaded',
} as const;
