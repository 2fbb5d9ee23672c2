import type { Context } from 'hono';
import * as v from 'valibot';
import { problem } from '#contract/field-problem.ts';
import { listLimits } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { type Parameter, query, whole } from '../http/describe-route.ts';
import type { UserEnv } from '../http/request/require-user.ts';
import type { SessionUser } from '../policies/sessions.ts';

const number = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,7}$/, problem('notWhole')),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(max),
  );

/** The query of the administrators' lists. */
export const paging = {
  page: v.optional(number(1_000_000), '1'),
  perPage: v.optional(number(listLimits.maxPageSize), String(listLimits.pageSize)),
};

/** The same for the API document. */
export const pagingParameters = (rows = 'Rows'): readonly Parameter[] => [
  query('page', whole(1, 1_000_000, 1), 'The page number, from 1.'),
  query('perPage', whole(1, listLimits.maxPageSize, listLimits.pageSize), `${rows} per page.`),
];

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
