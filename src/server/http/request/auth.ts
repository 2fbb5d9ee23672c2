import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../../app-context.ts';
import { findSession, type SessionUser } from '../../auth/session-store.ts';
import { may, type Action } from '../../policies.ts';
import { forbidden, unauthorized } from '../errors/errors.ts';

/** Variables of routes behind {@link requireUser}. */
export interface UserEnv {
  Variables: { user: SessionUser };
}
/** Variables of routes behind {@link optionalUser}. */
export interface OptionalUserEnv {
  Variables: { user: SessionUser | null };
}

/** The token of an `Authorization: Bearer …` header; null when there is none. */
export function readBearer(header: string | undefined): string | null {
  return /^Bearer +([\w~+/.=-]{1,256}) *$/i.exec(header ?? '')?.[1] ?? null;
}

/** Actions that are about no row. */
type GeneralAction = Extract<Action, 'useAccount' | 'administer'>;

/** Lets only users pass who may do the action: `c.get('user')`. 401 without a session, else 403. */
export const requireUser = (context: AppContext, action: GeneralAction = 'useAccount') =>
  createMiddleware<UserEnv>(async (c, next) => {
    const token = readBearer(c.req.header('Authorization'));
    if (token === null) throw unauthorized();
    const user = await findSession(context, token);
    if (user === null) throw unauthorized('Your session has ended. Please sign in again.');
    if (!may(user, action)) throw forbidden('Only administrators can do this.');
    c.set('user', user);
    await next();
  });

/** Knows the user when a valid token is sent: `c.get('user')`, else null. A stale token reads as none. */
export const optionalUser = (context: AppContext) =>
  createMiddleware<OptionalUserEnv>(async (c, next) => {
    const token = readBearer(c.req.header('Authorization'));
    c.set('user', token === null ? null : await findSession(context, token));
    await next();
  });
