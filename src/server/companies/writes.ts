import type { Context } from 'hono';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import type { AppContext } from '../app-context.ts';
import type { SessionUser } from '../policies/sessions.ts';
import type { UserEnv } from '../http/request/require-user.ts';
import { ApiError } from '../errors/api-error.ts';
import { countWrite, runWrite, type WriteAnswer, refuseStale } from '../http/request/run-write.ts';
import { readId, readNotices } from '../http/request/input.ts';
import { countAttempt } from '../limits/rate-limit.ts';
import { requireWriter } from '../policies/policies.ts';
import { toOwnCompany, type CompanyRow } from './company-answer.ts';
import { recordLooseLogos, removeUnusedLogos, storeLogo } from './logo-files.ts';
import { readSentCompany, type SentCompany } from './read-company.ts';
import { findAnyCompany } from './store.ts';
import {
  insertCompany,
  lockCompany,
  markCompany,
  storeCompanyUpdate,
  isOwnerLeaving,
} from './write-store.ts';

/** The dependencies of the company routes. */
export type CompanyContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'files' | 'log'>;

const LOGOS_AN_HOUR = 120;

const toAnswer = (status: 200 | 201, message: string, row: CompanyRow): WriteAnswer => ({
  status,
  body: { success: true, message, data: { company: toOwnCompany(row) } },
});

/** The row, deleted or not, for users who may write it. Deleted and waiting rows are 404 for others. */
function requireCompany(user: SessionUser, row: CompanyRow | null): CompanyRow {
  const isPublic = row?.approval === 'approved' && row.deletedAt === null;
  return requireWriter(user, { row, isPublic, missing: 'companyNotFound' });
}

function requirePresent(user: SessionUser, row: CompanyRow | null): CompanyRow {
  const found = requireCompany(user, row);
  if (found.deletedAt !== null) throw new ApiError('companyNotFound');
  return found;
}

async function storeSentLogo(context: CompanyContext, user: SessionUser, bytes: Uint8Array): Promise<string> {
  await countAttempt(context, [{ key: ['logos of', user.id], attempts: LOGOS_AN_HOUR, windowMs: HOUR_MS }]);
  return storeLogo(context, bytes);
}

async function withLogo(
  context: CompanyContext,
  { user, sent }: { user: SessionUser; sent: SentCompany },
  write: (logo: string | null, givesUp: (path: string) => void) => Promise<Response>,
): Promise<Response> {
  const logo = sent.logo === null ? null : await storeSentLogo(context, user, sent.logo);
  const loose = [logo ?? ''];
  try {
    return await write(logo, (path) => void loose.push(path));
  } finally {
    await removeUnusedLogos(context, loose);
  }
}

/** `POST /companies` (§7): the company waits for approval. */
export async function handleNewCompany(context: CompanyContext, c: Context<UserEnv>): Promise<Response> {
  const user = c.get('user');
  await countWrite(context, user);
  const sent = await readSentCompany(c);
  return withLogo(context, { user, sent }, (logo) =>
    runWrite(context, { c, sent: sent.digest, isCounted: true }, async (tx) => {
      const now = new Date(context.clock());
      const row = await insertCompany(tx, { user, now, input: sent.input, logo: logo ?? '' });
      return toAnswer(201, readNotices(c).companyCreated, row);
    }),
  );
}

/** `PUT /companies/{id}` (§7). Permission is checked before the form is read. */
export async function changeCompany(context: CompanyContext, c: Context<UserEnv>): Promise<Response> {
  const user = c.get('user');
  const id = readId(c.req.param('id'), 'companyNotFound');
  requireCompany(user, await findAnyCompany(context, id));
  await countWrite(context, user);
  const sent = await readSentCompany(c);
  return withLogo(context, { user, sent }, (logo, givesUp) =>
    runWrite(context, { c, sent: sent.digest, isCounted: true }, async (tx) => {
      const stored = requirePresent(user, await lockCompany(tx, id));
      refuseStale(c, stored.version, { company: toOwnCompany(stored) });
      const now = new Date(context.clock());
      const row = await storeCompanyUpdate(tx, { user, now, input: sent.input, logo, stored });
      if (row.logo !== stored.logo) {
        await recordLooseLogos(tx, [stored.logo], now);
        givesUp(stored.logo);
      }
      return toAnswer(200, readNotices(c).companyChanged, row);
    }),
  );
}

/** `DELETE /companies/{id}` (§7): hides its jobs too, and can be undone for 30 days. */
export async function handleCompanyDeletion(context: CompanyContext, c: Context<UserEnv>): Promise<Response> {
  const user = c.get('user');
  const id = readId(c.req.param('id'), 'companyNotFound');
  return runWrite(context, { c, sent: '' }, async (tx) => {
    const stored = requirePresent(user, await lockCompany(tx, id));
    refuseStale(c, stored.version, { company: toOwnCompany(stored) });
    const now = new Date(context.clock());
    const row = await markCompany(tx, { user, now, stored, action: 'delete' });
    return toAnswer(200, readNotices(c).companyDeleted, row);
  });
}

/** `POST /companies/{id}/restore` (extension). */
export async function handleCompanyRestoration(
  context: CompanyContext,
  c: Context<UserEnv>,
): Promise<Response> {
  const user = c.get('user');
  const id = readId(c.req.param('id'), 'companyNotFound');
  return runWrite(context, { c, sent: '' }, async (tx) => {
    const stored = requireCompany(user, await lockCompany(tx, id));
    if (stored.deletedAt === null) return toAnswer(200, readNotices(c).companyThere, stored);
    if (await isOwnerLeaving(tx, stored.createdBy)) {
      throw new ApiError('ownerLeaving');
    }
    const now = new Date(context.clock());
    if (now.getTime() - stored.deletedAt.getTime() >= RESTORE_DAYS * DAY_MS) {
      throw new ApiError('companyDeletedLongAgo', RESTORE_DAYS);
    }
    const row = await markCompany(tx, { user, now, stored, action: 'restore' });
    return toAnswer(200, readNotices(c).companyRestored, row);
  });
}
