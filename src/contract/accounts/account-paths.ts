import { API_BASE } from '../http/paths.ts';

/** Of accounts (§7), apart as first screens and worker need none of them. */
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
  /** Extensions: another address, once a link to it is opened. */
  changeAddress: `${API_BASE}/auth/change-address`,
  confirmAddressChange: `${API_BASE}/auth/confirm-address-change`,
  /** Extension: `GET` and `PUT` which mails are wanted. */
  mails: `${API_BASE}/auth/mails`,
  /** Extension: a page; `POST` ends a series of mails (RFC 8058). */
  unsubscribe: `${API_BASE}/auth/mails/unsubscribe`,
  deleteAccount: `${API_BASE}/auth/delete-account`,
} as const;
