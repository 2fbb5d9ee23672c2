import * as v from 'valibot';
import { problem } from '#contract/field-problem.ts';
import { listLimits } from '#contract/limits.ts';
import { query, whole, type Parameter } from '../http/describe-route.ts';

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
