import {
  currencies,
  employmentTypes,
  modalExperienceLevels,
  modalJobTypes,
  postExperienceLevels,
  salaryTypes,
  workModes,
} from '#contract/jobs/posting.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { toChipText } from '#presenters/job-card.ts';
import type { JobTexts } from '#presenters/messages.ts';
import type { SelectOption } from '#ui/form/select-field.tsx';
import type { JobEditorTexts } from './messages.ts';

const toOptions = (values: readonly string[], texts: JobTexts): SelectOption[] =>
  values.map((value) => ({ value, text: toChipText(value, texts) }));

/** The job's own value is a choice too, where another screen or server has given it one that is not listed. */
const withOwn = (values: readonly string[], own: string): readonly string[] =>
  own === '' || values.includes(own) ? values : [...values, own];

/** What the post form offers (§9). */
export const toPostChoices = (texts: JobTexts) => ({
  jobTypes: toOptions(employmentTypes, texts),
  workModes: toOptions(workModes, texts),
  levels: toOptions(postExperienceLevels, texts),
});

/** What the job modal offers (§9). */
export const toModalChoices = (own: { jobType: string; experienceLevel: string }, texts: JobTexts) => ({
  jobTypes: toOptions(withOwn(modalJobTypes, own.jobType), texts),
  levels: toOptions(withOwn(modalExperienceLevels, own.experienceLevel), texts),
});

export const currencyOptions: SelectOption[] = currencies.map((value) => ({ value, text: value }));

export const toSalaryTypeOptions = ({ salaryTypes: texts }: JobEditorTexts): SelectOption[] =>
  salaryTypes.map((value) => ({ value, text: texts[value] }));

/** One's own companies; those that are not approved say so. */
export function toCompanyOptions(companies: readonly OwnCompany[], texts: JobEditorTexts): SelectOption[] {
  return companies.map(({ _id: value, name, approval }) => {
    if (approval === 'pending') return { value, text: texts.waitingCompany(name) };
    return { value, text: approval === 'rejected' ? texts.rejectedCompany(name) : name };
  });
}

/** What stands for a chosen id while the names are not there: ids are nothing to read. */
export function toUnlistedText(
  { data, isPending }: { data: unknown; isPending: boolean },
  texts: JobEditorTexts,
): string | undefined {
  if (data !== undefined) return undefined;
  return isPending ? texts.loadingChoices : texts.chosenBefore;
}

/**
 * The company a post form stands at: the chosen one while it is there to choose, else the only one there is.
 * @param companies undefined while they are not known
 */
export function toChosenCompany(chosen: string, companies: readonly OwnCompany[] | undefined): string {
  if (companies === undefined || companies.some(({ _id }) => _id === chosen)) return chosen;
  return companies.length === 1 ? (companies[0]?._id ?? '') : '';
}
