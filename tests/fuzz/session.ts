import * as v from 'valibot';
import { accountPaths } from '#contract/http/api-paths.ts';
import type { FuzzRequest, Role } from './requests.ts';

/** Sends a request to the server that is tried. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** The accounts that requests speak for; one whose token was ended by a request gets another. */
export interface Sessions {
  /** Sends a request for its role. @returns the answer's status, and where it leads to; its body is read to the end */
  send: (request: FuzzRequest) => Promise<{ status: number; location: string | null }>;
}

const Registered = v.object({ token: v.string() });
const accountRoles = ['user', 'other', 'admin'] as const;
type AccountRole = (typeof accountRoles)[number];
const isAccountRole = (role: Role): role is AccountRole => accountRoles.some((known) => known === role);

/** Ids look alike everywhere in the API: 24 hexadecimal characters. */
const idPattern = /"_id":"([0-9a-f]{24})"/g;
const MAX_IDS = 400;

/** @param makeAdmin gives the account of an e-mail address the administrator's role; @param ids that answers add to */
export async function openSessions(
  send: Send,
  makeAdmin: (email: string) => Promise<void>,
  ids: string[],
): Promise<Sessions> {
  let accounts = 0;
  async function register(role: AccountRole): Promise<string> {
    accounts += 1;
    const email = `fuzz-${role}-${accounts}@example.com`;
    const person = { firstName: 'Fuzz', lastName: role, email, phoneNumber: '01712345678' };
    const response = await send(accountPaths.register, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...person, password: 'a long enough password' }),
    });
    const { token } = v.parse(Registered, await response.json());
    if (role === 'admin') await makeAdmin(email);
    return token;
  }

  const tokens: Record<AccountRole, Promise<string>> = {
    user: register('user'),
    other: register('other'),
    admin: register('admin'),
  };
  await Promise.all(Object.values(tokens));

  async function toHeaders({ role, headers }: FuzzRequest): Promise<Record<string, string>> {
    if (isAccountRole(role)) return { ...headers, Authorization: `Bearer ${await tokens[role]}` };
    return role === 'broken' ? { ...headers, Authorization: 'Bearer broken' } : headers;
  }

  /** Another account for a role, unless a request that ran at the same time has made it. */
  async function renew(role: AccountRole, refused: string | undefined): Promise<void> {
    if (refused === `Bearer ${await tokens[role]}`) await (tokens[role] = register(role));
  }

  return {
    async send(request) {
      const headers = await toHeaders(request);
      const { method, path, body, role } = request;
      const response = await send(path, { method, headers, body, redirect: 'manual' });
      const text = await response.text();
      if (response.status === 401 && isAccountRole(role)) await renew(role, headers['Authorization']);
      if (ids.length < MAX_IDS) {
        for (const [, id = ''] of text.matchAll(idPattern)) if (!ids.includes(id)) ids.push(id);
      }
      return { status: response.status, location: response.headers.get('location') };
    },
  };
}
