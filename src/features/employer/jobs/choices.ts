import { jobChoices, type JobChoice } from '#contract/jobs/fields/job-fields.ts';
import { currencies, salaryTypes } from '#contract/jobs/posting.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { toChipText } from '#ui/card/job-card-view.ts';
import { jobMessages } from '#ui/messages.ts';
import type { SelectOption } from '#ui/form/select-field.tsx';
import { jobEditorMessages, type JobEditorTexts } from './messages.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { locale } from '#platform/i18n/locale.ts';
import { intlLocales } from '#contract/format.ts';

/** The options of a choice (§9). @param own the edited job's value, included even if not listed */
export function toChoices(name: JobChoice, form: 'post' | 'edit', own = ''): SelectOption[] {
  const offered: readonly string[] = jobChoices[name][form];
  const values = own === '' || offered.includes(own) ? offered : [...offered, own];
  return values.map((value) => ({ value, text: toChipText(value, jobMessages) }));
}

/** A currency's name in Bangla, its code in English. */
export function toCurrencyText(code: string): string {
  // The full English name does not fit into half a phone's width.
  if (code === 'BDT') return jobEditorMessages.taka;
  if (locale === 'en' || !/^[A-Z]{3}$/.test(code)) return code;
  return new Intl.DisplayNames(intlLocales[locale], { type: 'currency' }).of(code) ?? code;
}

export const toCurrencyOptions = (): SelectOption[] =>
  currencies.map((value) => ({ value, text: toCurrencyText(value) }));

export const toSalaryTypeOptions = ({ salaryTypes: texts }: JobEditorTexts): SelectOption[] =>
  salaryTypes.map((value) => ({ value, text: texts[value] }));

/** Options for the user's companies, with their approval. */
export function toCompanyOptions(companies: readonly OwnCompany[], texts: JobEditorTexts): SelectOption[] {
  return companies.map(({ _id: value, name, approval }) => {
    if (approval === 'pending') return { value, text: texts.waitingCompany(name) };
    return { value, text: approval === 'rejected' ? texts.rejectedCompany(name) : name };
  });
}

/** The names of a job's company and category, as contained in the job. */
export const toOwnOptions = ({ company, category }: OwnJob): SelectOption[] =>
  [company, category && { ...category, name: toCategoryName(category.name) }].flatMap((one) =>
    one && one.name !== '' ? [{ value: one._id, text: one.name }] : [],
  );

/** Replaces a chosen id while its name is unknown. */
export function toUnlistedText(
  { data, isPending }: { data: unknown; isPending: boolean },
  texts: JobEditorTexts,
): string | undefined {
  if (data !== undefined) return undefined;
  return isPending ? texts.loadingChoices : texts.chosenBefore;
}

/** The chosen company while it exists, else the only one. @param companies undefined while unknown */
export function toChosenCompany(chosen: string, companies: readonly OwnCompany[] | undefined): string {
  if (companies === undefined || companies.some(({ _id }) => _id === chosen)) return chosen;
  return companies.length === 1 ? (companies[0]?._id ?? '') : '';
}
