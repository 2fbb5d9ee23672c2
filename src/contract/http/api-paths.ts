import type { AccountAction } from '../accounts/admin.ts';
import { DIGIMART_RETURN_BASE, sandboxPaths } from '../subscription/paths.ts';
import { API_BASE, apiPaths, FILES_BASE, HEALTH_PATH, WELL_KNOWN_BASE } from './paths.ts';

/** Paths that no first screen requests; `paths.ts` is in every first screen's script. */

/** Owners' actions on a job or a company (extensions). */
export const ownerPaths = {
  jobRestore: (id: string): string => `${apiPaths.job(id)}/restore`,
  jobClose: (id: string): string => `${apiPaths.job(id)}/close`,
  jobReopen: (id: string): string => `${apiPaths.job(id)}/reopen`,
  companyRestore: (id: string): string => `${apiPaths.company(id)}/restore`,
} as const;

/** Of accounts (§7). */
export const accountPaths = {
  login: `${API_BASE}/auth/login`,
  register: `${API_BASE}/auth/register`,
  logout: `${API_BASE}/auth/logout`,
  /** Extension: `PUT` changes name and phone number. */
  profile: `${API_BASE}/auth/profile`,
  changePassword: `${API_BASE}/auth/change-password`,
  logoutAll: `${API_BASE}/auth/logout-all`,
  exportAccount: `${API_BASE}/auth/export`,
  /** Extensions: links by mail. */
  forgotPassword: `${API_BASE}/auth/forgot-password`,
  resetPassword: `${API_BASE}/auth/reset-password`,
  sendVerification: `${API_BASE}/auth/send-verification`,
  verifyAddress: `${API_BASE}/auth/verify-address`,
  /** Extensions: changing the e-mail address, confirmed by a link. */
  changeAddress: `${API_BASE}/auth/change-address`,
  confirmAddressChange: `${API_BASE}/auth/confirm-address-change`,
  /** Extension: `GET` and `PUT` the subscribed mails. */
  mails: `${API_BASE}/auth/mails`,
  /** Extension: a page; `POST` ends a series of mails (RFC 8058). */
  unsubscribe: `${API_BASE}/auth/mails/unsubscribe`,
  deleteAccount: `${API_BASE}/auth/delete-account`,
} as const;

const ADMIN_BASE = `${API_BASE}/admin`;
const of = (rows: 'jobs' | 'companies' | 'users' | 'work' | 'audit', id: string, what = ''): string =>
  `${ADMIN_BASE}/${rows}/${encodeURIComponent(id)}${what}`;

/** Extensions for administrators. */
export const adminPaths = {
  jobs: `${ADMIN_BASE}/jobs`,
  companies: `${ADMIN_BASE}/companies`,
  approveJob: (id: string): string => of('jobs', id, '/approve'),
  rejectJob: (id: string): string => of('jobs', id, '/reject'),
  approveCompany: (id: string): string => of('companies', id, '/approve'),
  rejectCompany: (id: string): string => of('companies', id, '/reject'),
  search: `${ADMIN_BASE}/search`,
  audit: `${ADMIN_BASE}/audit`,
  undo: (entry: number | string): string => of('audit', String(entry), '/undo'),
  grantAdmin: `${ADMIN_BASE}/grant-admin`,
  revokeAdmin: `${ADMIN_BASE}/revoke-admin`,
  users: `${ADMIN_BASE}/users`,
  user: (id: string): string => of('users', id),
  accountAction: (id: string, action: AccountAction): string => of('users', id, `/${action}`),
  health: `${ADMIN_BASE}/health`,
  retryWork: (id: string): string => of('work', id, '/retry'),
} as const;

/** What the command line alone can do. */
export const applicationKeyPaths = { rotateKey: `${ADMIN_BASE}/application-key` } as const;

/** Job alerts (extension). */
export const alertPaths = {
  alerts: `${API_BASE}/alerts`,
  states: `${API_BASE}/alerts/states`,
  confirm: `${API_BASE}/alerts/confirm`,
  stop: `${API_BASE}/alerts/stop`,
  test: `${API_BASE}/alerts/test`,
  pushKey: `${API_BASE}/alerts/push-key`,
  /** For mail programs (RFC 8058). */
  unsubscribe: `${API_BASE}/alerts/unsubscribe`,
  /** Followed by an alert's id in 16 letters. */
  short: '/api/n',
} as const;

/** Extension: counts of what readers do with jobs, for owners. */
export const figurePaths = {
  /** Readers' devices send to it; owners read the totals of their jobs. */
  jobs: `${API_BASE}/job-figures`,
  ofJob: (id: string): string => `${API_BASE}/jobs/${encodeURIComponent(id)}/figures`,
} as const;

/** Extension: readers report a job, administrators read and handle that. */
export const reportPaths = {
  ofJob: (id: string): string => `${API_BASE}/jobs/${encodeURIComponent(id)}/reports`,
  list: `${API_BASE}/admin/reports`,
  handle: (jobId: string): string => `${API_BASE}/admin/reports/${encodeURIComponent(jobId)}/handle`,
} as const;

/** Applications in the product (extension). */
export const applicationPaths = {
  /** The applicant's own; `POST` sends one. */
  list: `${API_BASE}/applications`,
  withdraw: (id: string): string => `${API_BASE}/applications/${encodeURIComponent(id)}/withdraw`,
  follow: (id: string): string => `${API_BASE}/applications/${encodeURIComponent(id)}/follow`,
  upload: (key: string): string => `${API_BASE}/applications/uploads/${encodeURIComponent(key)}`,
  /** The employer's: counts of each job, one application, its CV, decisions. */
  inbox: `${API_BASE}/applications/inbox`,
  one: (id: string): string => `${API_BASE}/applications/${encodeURIComponent(id)}`,
  cv: (id: string): string => `${API_BASE}/applications/${encodeURIComponent(id)}/cv`,
  note: (id: string): string => `${API_BASE}/applications/${encodeURIComponent(id)}/note`,
  decide: `${API_BASE}/applications/decide`,
  /** Of the copies on a device: which are gone. */
  gone: `${API_BASE}/applications/gone`,
  ofJob: (jobId: string): string => `${apiPaths.job(jobId)}/applications`,
  archive: (jobId: string): string => `${apiPaths.job(jobId)}/applications.zip`,
} as const;

function isServerPath(pathname: string): boolean {
  return (
    pathname.startsWith('/api/') ||
    pathname.startsWith(`${FILES_BASE}/`) ||
    pathname.startsWith('/assets/') ||
    pathname.startsWith('/index.php/') ||
    pathname.startsWith(`${WELL_KNOWN_BASE}/`) ||
    pathname === HEALTH_PATH ||
    pathname === sandboxPaths.page ||
    pathname.startsWith(`${sandboxPaths.page}/`) ||
    pathname.startsWith(`${DIGIMART_RETURN_BASE}/`)
  );
}

/** True for paths of screens, neither the server's own nor a file's. */
export function isPagePath(pathname: string): boolean {
  const lastSegment = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !isServerPath(pathname) && !lastSegment.includes('.');
}
