import { listLimits } from '#contract/limits.ts';
import { experienceLevels, jobSorts, jobTypes, payCurrencies } from '#contract/jobs/vocabulary.ts';
import { query, text, whole, type Parameter } from '../../http/describe-route.ts';

const someOf = (values: readonly string[]): string =>
  `Any of: ${values.join(', ')}. Several are parted by commas; the parameter may also be repeated.`;
const amount = { type: 'number', minimum: 0 } as const;

/** The parameters of `parseJobListQuery`, for the API document. */
export const listParameters: readonly Parameter[] = [
  query('page', whole(1, listLimits.maxPage), 'Without page and perPage, the newest hundred are listed.'),
  query('perPage', whole(1, listLimits.maxPageSize, listLimits.pageSize), 'Jobs per page.'),
  query('search', text({ maxLength: listLimits.searchMaxChars }), 'Search words, in English or Bangla.'),
  query('jobType', text(), someOf(jobTypes)),
  query('experienceLevel', text(), someOf(experienceLevels)),
  query('minSalary', amount, 'Jobs whose highest pay, in USD a month, is at least this; 0 means no limit.'),
  query('maxSalary', amount, 'Jobs whose lowest pay, in USD a month, is at most this; 0 means no limit.'),
  query(
    'payCurrency',
    text({ enum: [...payCurrencies] }),
    'Extension: the currency of both bounds. Pay in other currencies and periods is converted at round rates.',
  ),
  query('category', text(), 'The id or the name of a category.'),
  query('country', text(), 'Extension: the country of the job.'),
  query('city', text(), 'Extension: the city of the job, as in `GET /cities` or in another spelling.'),
  query('company', text(), 'Extension: the id of the company.'),
  query(
    'sort',
    text({ enum: [...jobSorts] }),
    'Extension. By default newest first, or best match first with search words.',
  ),
];
