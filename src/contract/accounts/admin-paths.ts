import type { AccountAction } from './admin-actions.ts';
import { API_BASE } from '../http/paths.ts';

const ADMIN_BASE = `${API_BASE}/admin`;
const of = (rows: 'jobs' | 'companies' | 'users' | 'work' | 'audit', id: string, what = ''): string =>
  `${ADMIN_BASE}/${rows}/${encodeURIComponent(id)}${what}`;

/** Extensions for administrators, apart as no other screen needs them. */
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
