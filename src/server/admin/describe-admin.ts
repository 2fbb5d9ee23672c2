import * as v from 'valibot';
import {
  AccountAddress,
  AccountData,
  AdminCompaniesData,
  AdminCompanyData,
  AdminJobData,
  AdminJobsData,
  ADMIN_SEARCH_ROWS,
  adminSearchChars,
  AdminSearchData,
  approvalFilters,
  AuditData,
  Consent,
  HealthData,
  Rejection,
} from '#contract/accounts/admin.ts';
import { describeRoute, idParameter, query, required, segment, text, whole } from '../http/describe-route.ts';
import { pagingParameters } from './paging.ts';

const admin = { tag: 'Administration', access: 'admin' } as const;
const approval = query(
  'approval',
  text({ enum: [...approvalFilters], default: 'pending' }),
  'What waits, the longest waiting first; `changed`: what is approved and was changed since, with the differences; or what was decided, the latest first.',
);
const rows = { ...admin, parameters: [approval, ...pagingParameters()], refusals: [400] } as const;

const write = { ...admin, isRepeatable: true, refusals: [404, 409] } as const;
const decision = { ...write, parameters: [idParameter], isVersioned: true } as const;
const approve = { ...decision, body: { Consent }, isBodyOptional: true } as const;
const reject = { ...decision, body: { Rejection } } as const;
const rejects = 'Its owner reads the reason. Changing the row makes it wait again.';
const roleChange = { ...write, body: { AccountAddress }, data: { AccountData } } as const;
const UndoneData = v.union([AdminJobData, AdminCompanyData]);

/** What the API's document says of the routes in `routes.ts`. */
export const adminDescriptions = {
  jobs: describeRoute({ ...rows, summary: 'Lists jobs by their approval', data: { AdminJobsData } }),
  companies: describeRoute({
    ...rows,
    summary: 'Lists companies by their approval',
    data: { AdminCompaniesData },
  }),
  approveJob: describeRoute({
    ...approve,
    summary: 'Approves a job',
    description:
      'With what was changed since it was approved. Doing so again changes nothing. With `seen`, the `updatedAt` of the row as it was read, a decision about another state is refused with 409 and the row.',
    data: { AdminJobData },
  }),
  rejectJob: describeRoute({
    ...reject,
    summary: 'Rejects a job',
    description: rejects,
    data: { AdminJobData },
  }),
  approveCompany: describeRoute({
    ...approve,
    summary: 'Approves a company',
    description:
      'With its new contact where one waits, and with what was changed since it was approved. Doing so again changes nothing.',
    data: { AdminCompanyData },
  }),
  rejectCompany: describeRoute({
    ...reject,
    summary: 'Rejects a company',
    description: `${rejects} Where an approved company’s new contact waits, that alone is rejected; the company stays approved.`,
    data: { AdminCompanyData },
  }),
  grantAdmin: describeRoute({
    ...roleChange,
    summary: 'Makes an account an administrator',
    description: 'It counts at once.',
  }),
  revokeAdmin: describeRoute({
    ...roleChange,
    summary: 'Takes that back',
    description:
      'It takes effect at once. Administrators cannot revoke their own role, so one always remains.',
  }),
  audit: describeRoute({
    ...admin,
    summary: 'Who changed and decided what, the latest first',
    parameters: [
      query('entity', text({ enum: ['job', 'company', 'user'] }), 'Of this kind alone.'),
      query('entityId', text(), 'Of this row alone.'),
      ...pagingParameters(),
    ],
    data: { AuditData },
    refusals: [400],
  }),
  undo: describeRoute({
    ...write,
    summary: 'Undoes a decision',
    description:
      'By the id of its audit entry, which the answer to a decision carries as `decision`. It restores what was there before, unless the row was changed or decided on since.',
    parameters: [segment('id', 'Of the audit entry.', whole(1, 1e15))],
    data: { UndoneData },
  }),
  search: describeRoute({
    ...admin,
    summary: 'Finds jobs, companies and accounts',
    description: `By id, title, name or e-mail address, or a part of one; at most ${ADMIN_SEARCH_ROWS} of each, the latest first.`,
    parameters: [
      required(
        query(
          'text',
          text({ minLength: adminSearchChars.min, maxLength: adminSearchChars.max }),
          'What to find.',
        ),
      ),
    ],
    data: { AdminSearchData },
    refusals: [400],
  }),
  health: describeRoute({
    ...admin,
    summary: 'What work waits and what failed, such as mail',
    description: 'Work that waits by kind, the latest 100 that failed for good, and how mail is sent.',
    data: { HealthData },
  }),
  retryWork: describeRoute({
    ...admin,
    summary: 'Does failed work again',
    parameters: [segment('id', 'An id.', text({ format: 'uuid' }))],
    refusals: [404],
  }),
};
