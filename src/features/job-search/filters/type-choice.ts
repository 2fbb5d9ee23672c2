import type { JobSearch } from '#contract/jobs/job-query.ts';
import type { SelectOption } from '#ui/form/select-field.tsx';

/** A select's value for the chosen types: '' for none, one, or all that the filters chose. */
export const toTypeChoice = ({ jobType = [] }: JobSearch): string => jobType.join(',');

/** The types of a choice; undefined leaves them out of the request. */
export const toTypes = (choice: string): string[] | undefined =>
  choice === '' ? undefined : choice.split(',');

interface TypeWords {
  none: string;
  several: (count: number) => string;
  toText: (type: string) => string;
}

/** The select's options: none, each type, and the several ones that are chosen. */
export function toTypeOptions(
  { jobType = [] }: JobSearch,
  types: readonly string[],
  { none, several, toText }: TypeWords,
): SelectOption[] {
  const each = types.map((type) => ({ value: type, text: toText(type) }));
  const chosen = { value: jobType.join(','), text: several(jobType.length) };
  const isOffered = chosen.value === '' || types.includes(chosen.value);
  return [{ value: '', text: none }, ...each, ...(isOffered ? [] : [chosen])];
}
