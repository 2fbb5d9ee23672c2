import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { Company, CompanyData, OwnCompany, OwnCompanyData } from '#contract/companies/company.ts';
import { DAY_MS } from '#contract/limits.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import type { AppContext } from '../app-context.ts';
import {
  type CompanyContext,
  changeCompany,
  handleNewCompany,
  handleCompanyDeletion,
  handleCompanyRestoration,
} from './writes.ts';
import {
  describeRoute,
  idParameter,
  query,
  text,
  deletedParameter,
  detailedParameter,
  restoreDescription,
} from '../http/describe-route.ts';
import { logoBody } from '../http/request/body-limit.ts';
import { optionalUser, requireUser } from '../http/request/require-user.ts';
import { ApiError } from '../errors/api-error.ts';
import { readId } from '../http/request/input.ts';
import { may } from '../policies/policies.ts';
import { companyForm, companyInput } from './read-company.ts';
import { toCompany, toOwnCompany } from './company-answer.ts';
import { countOpenJobs, findCompany, listCompaniesOf, listDeletedCompanies } from './store.ts';

/** Public companies of a user, for requests without a token (§7). */
async function listPublic(context: Pick<AppContext, 'db'>, c: Context) {
  const owner = c.req.query('createdBy');
  if (owner === undefined) throw new ApiError('signInFirst');
  const rows = await listCompaniesOf(context, readId(owner, 'userNotFound'));
  const shown = rows.filter(({ approval }) => approval === 'approved');
  return c.json({ success: true, data: { companies: shown.map(toCompany) } });
}

const CompaniesData = v.object({ companies: v.union([v.array(Company), v.array(OwnCompany)]) });

const write = { tag: 'Companies', access: 'user', isRepeatable: true, data: { OwnCompanyData } } as const;
const ofCompany = { ...write, parameters: [idParameter], refusals: [403, 404] } as const;
const sent = { body: { CompanyInput: companyInput }, form: companyForm, bodyLimit: logoBody } as const;

const descriptions = {
  list: describeRoute({
    tag: 'Companies',
    summary: 'Lists your own companies',
    description: 'Without a token, the public companies of `createdBy`.',
    access: 'optional',
    parameters: [query('createdBy', text(), 'The id of the owner; by default your own.'), deletedParameter],
    data: { CompaniesData },
    refusals: [401, 403, 404],
  }),
  post: describeRoute({
    ...write,
    ...sent,
    summary: 'Creates a company',
    description:
      'The company waits for approval. The logo is converted to WebP, at most 512 pixels wide and high.',
    status: 201,
    refusals: [409],
  }),
  get: describeRoute({
    tag: 'Companies',
    summary: 'Shows a company',
    description:
      'Its owner and administrators also see it while it waits for approval, with `approval` and version.',
    access: 'optional',
    parameters: [idParameter, detailedParameter],
    data: { CompanyData },
    refusals: [404],
  }),
  put: describeRoute({
    ...ofCompany,
    ...sent,
    summary: 'Changes a company',
    description:
      'A new name of an approved company, or any change of a rejected one, makes it wait for approval again. A new website, contact number or e-mail address waits separately: the answer has the new values, and `publicContact` those that stay public until then. Other changes are public at once and listed for administrators.',
    parameters: [idParameter, detailedParameter],
    isVersioned: true,
  }),
  delete: describeRoute({
    ...ofCompany,
    summary: 'Deletes a company',
    description: 'Its jobs are hidden too.',
    isVersioned: true,
  }),
  restore: describeRoute({
    ...ofCompany,
    summary: 'Restores a deleted company, with its jobs',
    description: restoreDescription,
    refusals: [403, 404, 409],
  }),
};

/** §7 "Companies". */
export function createCompanyRoutes(context: CompanyContext) {
  const withOwner = requireUser(context);
  return new Hono()
    .get('/', descriptions.list, (c, next) =>
      c.req.header('Authorization') === undefined ? listPublic(context, c) : next(),
    )
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
    .get('/:id', descriptions.get, optionalUser(context), async (c) => {
      const company = await findCompany(context, readId(c.req.param('id'), 'companyNotFound'));
      const isOwn = company !== null && may(c.get('user'), 'readUnpublished', company);
      if (company === null || (company.approval !== 'approved' && !isOwn))
        throw new ApiError('companyNotFound');
      const openJobs = await countOpenJobs(context, company.id);
      const shown = isOwn ? toOwnCompany(company) : toCompany(company);
      return c.json({ success: true, data: { company: { ...shown, openJobs } } });
    })
    .post('/', descriptions.post, withOwner, (c) => handleNewCompany(context, c))
    .put('/:id', descriptions.put, withOwner, (c) => changeCompany(context, c))
    .delete('/:id', descriptions.delete, withOwner, (c) => handleCompanyDeletion(context, c))
    .post('/:id/restore', descriptions.restore, withOwner, (c) => handleCompanyRestoration(context, c));
}
