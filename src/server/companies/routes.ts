import { Hono, type Context } from 'hono';
import { DAY_MS } from '#contract/limits.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import type { AppContext } from '../app-context.ts';
import type { CompanyContext } from './writes.ts';
import { optionalUser, requireUser } from '../http/request/require-user.ts';
import { ApiError } from '../errors/api-error.ts';
import { readId } from '../http/request/input.ts';
import { may } from '../policies/policies.ts';
import { toCompany, toOwnCompany } from './company-answer.ts';
import { countOpenJobs, findCompany, listCompaniesOf, listDeletedCompanies } from './store.ts';
import { changeCompany, createCompany, deleteCompany, restoreCompany } from './writes.ts';

/** Public companies of a user, for requests without a token (§7). */
async function listPublic(context: Pick<AppContext, 'db'>, c: Context) {
  const owner = c.req.query('createdBy');
  if (owner === undefined) throw new ApiError('signInFirst');
  const rows = await listCompaniesOf(context, readId(owner, 'userNotFound'));
  const shown = rows.filter(({ approval }) => approval === 'approved');
  return c.json({ success: true, data: { companies: shown.map(toCompany) } });
}

/** §7 "Companies". */
export function createCompanyRoutes(context: CompanyContext) {
  const withOwner = requireUser(context);
  return new Hono()
    .get('/', (c, next) => (c.req.header('Authorization') === undefined ? listPublic(context, c) : next()))
    .get('/', withOwner, async (c) => {
      const user = c.get('user');
      const owner = readId(c.req.query('createdBy') ?? user.id, 'userNotFound');
      if (!may(user, 'readUnpublished', { createdBy: owner })) throw new ApiError('ownCompaniesOnly');
      const since = context.clock() - RESTORE_DAYS * DAY_MS;
      const isDeleted = c.req.query('deleted') === 'true';
      const rows = await (isDeleted
        ? listDeletedCompanies(context, { userId: owner, since })
        : listCompaniesOf(context, owner));
      return c.json({ success: true, data: { companies: rows.map(toOwnCompany) } });
    })
    .get('/:id', optionalUser(context), async (c) => {
      const company = await findCompany(context, readId(c.req.param('id'), 'companyNotFound'));
      const isOwn = company !== null && may(c.get('user'), 'readUnpublished', company);
      if (company === null || (company.approval !== 'approved' && !isOwn))
        throw new ApiError('companyNotFound');
      const openJobs = await countOpenJobs(context, company.id);
      const shown = isOwn ? toOwnCompany(company) : toCompany(company);
      return c.json({ success: true, data: { company: { ...shown, openJobs } } });
    })
    .post('/', withOwner, (c) => createCompany(context, c))
    .put('/:id', withOwner, (c) => changeCompany(context, c))
    .delete('/:id', withOwner, (c) => deleteCompany(context, c))
    .post('/:id/restore', withOwner, (c) => restoreCompany(context, c));
}
