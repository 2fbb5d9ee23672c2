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
import {
  describeRoute,
  idParameter,
  query,
  requiredParameter,
  segment,
  text,
  whole,
} from '../http/describe-route.ts';
import { pagingParameters } from './admin-request.ts';

const admin = { tag: 'Administration', access: 'admin' } as const;
const approval = query(
  'approval',
  text({ enum: [...approvalFilters], default: 'pending' }),
  '`pending`: rows waiting, oldest first. `changed`: approved rows that were changed since, with the differences. `approved`, `rejected`: decided rows, latest first.',
);
const rows = { ...admin, parameters: [approval, ...pagingParameters()], refusals: [400] } as const;

const write = { ...admin, isRepeatable: true, refusals: [404, 409] } as const;
const decision = { ...write, parameters: [idParameter], isVersioned: true } as const;
const approve = { ...decision, body: { Consent }, isBodyOptional: true } as const;
const reject = { ...decision, body: { Rejection } } as const;
const rejects = 'The owner sees the reason. Changing the row makes it wait for approval again.';
const roleChange = { ...write, body: { AccountAddress }, data: { AccountData } } as const;
const UndoneData = v.union([AdminJobData, AdminCompanyData]);

/** API documentation of the routes in `routes.ts`. */
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
      'Includes changes since the last approval. Repeating it changes nothing. `seen` is the `updatedAt` of the row as it was read: if the row has changed since, the answer is 409 with the row.',
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
      'Includes a waiting new contact, and changes since the last approval. Repeating it changes nothing.',
    data: { AdminCompanyData },
  }),
  rejectCompany: describeRoute({
    ...reject,
    summary: 'Rejects a company',
    description: `${rejects} If an approved company has a new contact waiting, only that contact is rejected; the company stays approved.`,
    data: { AdminCompanyData },
  }),
  grantAdmin: describeRoute({
    ...roleChange,
    summary: 'Makes an account an administrator',
    description: 'Takes effect at once.',
  }),
  revokeAdmin: describeRoute({
    ...roleChange,
    summary: 'Removes the administrator role of an account',
    description: 'Takes effect at once. Administrators cannot revoke their own role, so one always remains.',
  }),
  audit: describeRoute({
    ...admin,
    summary: 'Lists changes and decisions, latest first',
    parameters: [
      query('entity', text({ enum: ['job', 'company', 'user'] }), 'Only entries about this kind of row.'),
      query('entityId', text(), 'Only entries about this row.'),
      ...pagingParameters(),
    ],
    data: { AuditData },
    refusals: [400],
  }),
  undo: describeRoute({
    ...write,
    summary: 'Undoes a decision',
    description:
      'By the id of its audit entry, which is `decision` in the answer to the decision. Restores the previous state, unless the row was changed or decided on since.',
    parameters: [segment('id', 'The id of the audit entry.', whole(1, 1e15))],
    data: { UndoneData },
  }),
  search: describeRoute({
    ...admin,
    summary: 'Finds jobs, companies and accounts',
    description: `By id, title, name or e-mail address, or a part of one. At most ${ADMIN_SEARCH_ROWS} of each, latest first.`,
    parameters: [
      requiredParameter(
        query(
          'text',
          text({ minLength: adminSearchChars.min, maxLength: adminSearchChars.max }),
          'The text to find.',
        ),
      ),
    ],
    data: { AdminSearchData },
    refusals: [400],
  }),
  health: describeRoute({
    ...admin,
    summary: 'Shows waiting and failed background work, such as mail',
    description: 'Waiting work by kind, the latest 100 that failed permanently, and how mail is sent.',
    data: { HealthData },
  }),
  retryWork: describeRoute({
    ...admin,
    summary: 'Retries failed work',
    parameters: [segment('id', 'The id.', text({ format: 'uuid' }))],
    refusals: [404],
  }),
};
