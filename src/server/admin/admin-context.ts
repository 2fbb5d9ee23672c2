import type { Context } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { UserEnv } from '../http/request/require-user.ts';
import type { SessionUser } from '../policies/sessions.ts';

/** The dependencies of the administrators' routes. */
export type AdminContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'queue'>;

/** The user of requests from the command line. The operator has no account. */
export const operator: SessionUser = {
  id: 'operator',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  emailVerifiedAt: null,
  role: 'admin',
};

/** The account that the audit log names for a request; null for the operator. */
export function toActorId(c: Context<UserEnv>): string | null {
  const user = c.get('user');
  return user === operator ? null : user.id;
}
