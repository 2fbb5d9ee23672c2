import { listLimits } from '#contract/limits.ts';
import { jobSorts } from '#contract/jobs/vocabulary.ts';
import { query, text, whole, type Parameter } from '../../http/describe-route.ts';
import { filterParameters } from './filters.ts';

/** The parameters of `parseJobListQuery`, for the API document. */
export const listParameters: readonly Parameter[] = [
  query('page', whole(1, listLimits.maxPage), 'Without page and perPage, the newest hundred are listed.'),
  query('perPage', whole(1, listLimits.maxPageSize, listLimits.pageSize), 'Jobs per page.'),
  query('search', text({ maxLength: listLimits.searchMaxChars }), 'Search words, in English or Bangla.'),
  ...filterParameters,
  query(
    'sort',
    text({ enum: [...jobSorts] }),
    'Extension. By default newest first, or best match first with search words.',
  ),
];
