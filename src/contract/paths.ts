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
  profile: `${API_BASE}/auth/profile`,
  resumeTemplates: `${API_BASE}/resume-templates`,
  /** Extension: answers 204 and nothing else, to tell a dead network from a dead page. */
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
} as const;

/** The API's own description: OpenAPI 3.1, and a page to read it. */
export const apiDocPaths = { document: '/api/openapi.json', page: '/api/docs' } as const;

/** Whether the server and its database are well, for whoever watches them. */
export const HEALTH_PATH = '/healthz';

/** Prefix of the stored files (logos, covers, CV files), relative to the API host (§7). */
export const FILES_BASE = '/files';

/** Paths of the operator subscription API, relative to its own base (§7). */
export const operatorPaths = {
  bdappsPinRequest: '/bdapps-pin-request',
  bdappsPinVerify: '/bdapps-pin-verify',
  applinkPinRequest: '/applink-pin-request',
  applinkPinVerify: '/applink-pin-verify',
  digimart: '/digimart',
} as const;

/** `{service}` (§7) at a server of ours. */
export const UNSUBSCRIBE_SERVICE_SEGMENT = '/subscription-service';

/** Paths of the unsubscribe service, relative to `{service}` (§7). */
export const unsubscribePaths = {
  applink: '/applink-unsub',
  bd_robi: '/bdapps-unsub',
  digimart: '/digimart-unsub',
} as const;

/** Paths of the subscription-admin service, relative to its host (§7). */
export const subscriptionAdminPaths = {
  saveSubData: '/index.php/Job_API/saveSubData',
  getUserByTel: '/index.php/Job_API/getUserByTel',
  getUserByTelDigimart: '/index.php/Tool_API/getUserByTel_digimart',
} as const;

/** Extensions: stopping a subscription by number, with a code that is sent to it. */
export const subscriptionPaths = {
  /** JSON body {`tel`}; answers {`data`: {`handle`}} whatever the number is. */
  stopCode: `${API_BASE}/subscription/stop-code`,
  /** JSON body {`handle`, `otp`}. */
  stop: `${API_BASE}/subscription/stop`,
} as const;

/** Where the page of a payment returns to; redirects to the configured page of the app. */
export const DIGIMART_RETURN_BASE = '/digimart-return';

/** The simulated operators: a page, its inbox as JSON, and the payment page. All missing where they are not simulated. */
export const sandboxPaths = {
  page: '/sandbox',
  inbox: '/sandbox/inbox',
  pay: '/sandbox/digimart/pay',
} as const;

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
  /** Ours: the jobs kept on the device. */
  savedJobs: '/savedJobs',
  /** Ours: what the device keeps, and what it costs. */
  storage: '/storagePage',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  products: '/products',
} as const;

/** Places inside a screen that links lead to. */
export const pageAnchors = {
  /** "Check your": the visitor's downloaded CVs, on the CV page. */
  downloadedCvs: 'downloaded',
} as const;

/** Paths that the page, the worker and the server must never answer with the app's shell. */
export function isServerPath(pathname: string): boolean {
  return (
    pathname.startsWith('/api/') ||
    pathname.startsWith(`${FILES_BASE}/`) ||
    pathname.startsWith('/assets/') ||
    pathname.startsWith('/index.php/') ||
    pathname === HEALTH_PATH ||
    pathname === sandboxPaths.page ||
    pathname.startsWith(`${sandboxPaths.page}/`) ||
    pathname.startsWith(`${DIGIMART_RETURN_BASE}/`)
  );
}
