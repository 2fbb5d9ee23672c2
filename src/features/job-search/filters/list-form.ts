import type { JobSearch } from '#contract/jobs/job-query.ts';
import type { FormPart, SelectOption } from '#ui/form/select-field.tsx';
import { jobSorts, type JobSort } from '#contract/jobs/vocabulary.ts';

/** Search, filters, order and pages are one form, which works before hydration. */
export const LIST_FORM_ID = 'job-list';

export const toListPart = (name: keyof JobSearch): FormPart => ({ name, form: LIST_FORM_ID });

/** The server's own order: best match while searching, else newest. */
const OWN = '';

/** The select's value; without a text the server's own order is "newest". */
export function toSortChoice({ sort, search }: Pick<JobSearch, 'sort' | 'search'>): string {
  if (sort === undefined || (sort === 'newest' && search === undefined)) return OWN;
  return sort;
}

/** The `sort` of a choice; undefined leaves it out of the request. */
export function toSort(choice: string): JobSort | undefined {
  return jobSorts.find((sort) => sort === choice);
}

/** The select's options; "Best match" only while searching. */
export function toSortOptions(
  { search }: Pick<JobSearch, 'search'>,
  texts: Readonly<Record<JobSort | 'best', string>>,
): SelectOption[] {
  const own = { value: OWN, text: search === undefined ? texts.newest : texts.best };
  const others = jobSorts.filter((sort) => search !== undefined || sort !== 'newest');
  return [own, ...others.map((sort) => ({ value: sort, text: texts[sort] }))];
}
