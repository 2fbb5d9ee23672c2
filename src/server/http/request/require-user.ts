import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findSession, isExpired, type SessionContext, type SessionUser } from '../../policies/sessions.ts';
import { may, type Action } from '../../policies/policies.ts';
import { ApiError } from '../../errors/api-error.ts';

export interface UserEnv {
  Variables: { user: SessionUser };
}
export interface OptionalUserEnv {
  Variables: { user: SessionUser | null };
}

const MAX_TOKEN_CHARS = 256;

/** The token of an `Authorization: Bearer …` header, else null. */
export function readBearer(header: string | undefined): string | null {
  const [, token = ''] = /^Bearer +([\w~+/.=-]+) *$/i.exec(header ?? '') ?? [];
  return token !== '' && token.length <= MAX_TOKEN_CHARS ? token : null;
}

type GeneralAction = Extract<Action, 'useAccount' | 'administer'>;

const toRefusal = async (context: SessionContext, token: string): Promise<ApiError> =>
  new ApiError((await isExpired(context, token)) ? 'sessionEnded' : 'sessionRevoked');

/** Sets `c.get('user')` for users who may do the action; answers 401 or 403 to others. */
export const requireUser = (context: SessionContext, action: GeneralAction = 'useAccount') =>
  createMiddleware<UserEnv>(async (c, next) => {
    const token = readBearer(c.req.header('Authorization'));
    if (token === null) throw new ApiError('signInFirst');
    const user = await findSession(context, token);
    if (user === null) throw await toRefusal(context, token);
    if (!may(user, action)) throw new ApiError('administratorsOnly');
    c.set('user', user);
    await next();
  });

/** Sets `c.get('user')` for a valid token, else null. @param isPrivate requests that answer 401 to an invalid token */
export const optionalUser = (context: SessionContext, isPrivate: (c: Context) => boolean = () => false) =>
  createMiddleware<OptionalUserEnv>(async (c, next) => {
    const token = readBearer(c.req.header('Authorization'));
    const user = token === null ? null : await findSession(context, token);
    if (token !== null && user === null && isPrivate(c)) throw await toRefusal(context, token);
    c.set('user', user);
    await next();
  });
