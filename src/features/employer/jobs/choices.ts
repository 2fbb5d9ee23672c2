import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OwnCompany } from '#contract/companies/company.ts';
import { formatDate, formatNumber, intlLocales } from '#contract/format.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { type JobChoice, jobChoiceNames, jobChoices } from '#contract/jobs/fields/job-fields.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { toPlaceName } from '#contract/jobs/place-names.ts';
import { currencies, salaryTypes } from '#contract/jobs/posting.ts';
import { toShownHours } from '#contract/jobs/working-hours.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useOnline } from '#platform/http/online.ts';
import { locale } from '#platform/i18n/locale.ts';
import { toQuestionText } from '#ui/applying/question-text.ts';
import { toChipText } from '#ui/card/job-card-view.ts';
import type { SelectOption } from '#ui/form/select-field.tsx';
import { freshnessMessages, jobMessages as jobTexts } from '#ui/messages.ts';
import type { EditName, PostName } from './job-fields.ts';
import { toAmount, toDeadlineIso, toTwelveHours } from './job-values.ts';
import { jobEditorMessages, type JobEditorTexts } from './messages.ts';
import { toScreening } from './questions.ts';
import { toKindsWords } from './way-values.ts';

const idNames: ReadonlySet<string> = new Set(['company', 'category']);
const chipNames: ReadonlySet<string> = new Set(jobChoiceNames);

const placeNames: ReadonlySet<string> = new Set(['city', 'state', 'country']);
const amountNames: ReadonlySet<string> = new Set(['minSalary', 'maxSalary', 'bonus', 'openings']);
const digitNames: ReadonlySet<string> = new Set(['street', 'postalCode', 'callPhone']);
const dayNames: ReadonlySet<string> = new Set(['walkInFrom', 'walkInTo']);
const hourNames: ReadonlySet<string> = new Set(['workingHours', 'walkInHours']);

function toShownAmount(text: string): string {
  const amount = toAmount(text);
  return amount === null ? toShownDigits(text) : formatNumber(amount, locale);
}

/** The value of a field, formatted for display. @param options names the companies and categories by id */
export function useShownValue(options: readonly SelectOption[]) {
  const texts = jobEditorMessages;
  const salaryTypes: Readonly<Record<string, string>> = texts.salaryTypes;
  return (name: PostName | EditName, value: string): string => {
    if (idNames.has(name)) return options.find((option) => option.value === value)?.text ?? value;
    if (chipNames.has(name)) return toChipText(value, jobTexts);
    if (name === 'deadline') return formatDate(toDeadlineIso(value), locale);
    if (name === 'salaryType') return salaryTypes[value] ?? value;
    if (name === 'currency') return toCurrencyText(value);
    if (hourNames.has(name)) return toShownHours(value);
    if (dayNames.has(name)) return formatDate(value, locale);
    if (name === 'applyWays') return toKindsWords(value);
    if (name === 'screening') return toScreening(value).map(toQuestionText).join('\n');
    if (name === 'callWhatsApp') return value && texts.ways.yes;
    if (name === 'startTime' || name === 'endTime') return toShownHours(toTwelveHours(value) ?? value);
    if (placeNames.has(name)) return toPlaceName(value);
    if (amountNames.has(name)) return toShownAmount(value);
    return digitNames.has(name) ? toShownDigits(value) : value;
  };
}

interface AskedChoices {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>;
  failedText: string;
}

const hasFailed = ({ query }: AskedChoices): boolean => query.isError;

type Ask = (text: string) => Promise<'action' | 'closed'>;

async function showFailures(failed: readonly AskedChoices[], ask: Ask): Promise<void> {
  const answer = await ask(failed.map(({ failedText }) => failedText).join('. '));
  if (answer === 'closed') return;
  const outcomes = await Promise.all(
    failed.map(async (list) => ({ ...list, query: await list.query.refetch() })),
  );
  const stillFailed = outcomes.filter(hasFailed);
  if (stillFailed.length > 0) await showFailures(stillFailed, ask);
}

/** §8's dialog for choices that failed to load: one for all, shown once. Offline the form itself explains. */
export function useFailedChoices(lists: readonly AskedChoices[]): void {
  const { oops } = jobEditorMessages;
  const { retry } = freshnessMessages;
  const isOnline = useOnline();
  const wasShown = useRef(false);
  const isHere = useRef(false);
  const isSettled = lists.every(({ query }) => !query.isPending);
  const isShort = lists.some(hasFailed);
  const report = useEffectEvent(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    const ask: Ask = async (text) => {
      // The user may have left the form: no alert over another screen.
      if (!isHere.current) return 'closed';
      return showAlert({ kind: 'error', title: oops, text, action: { label: retry } });
    };
    void showFailures(lists.filter(hasFailed), ask);
  });
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  useEffect(() => {
    if (isSettled && isShort && isOnline) report();
  }, [isSettled, isShort, isOnline]);
}

/** The options of a choice (§9). @param own the edited job's value, included even if not listed */
export function toChoices(name: JobChoice, form: 'post' | 'edit', own = ''): SelectOption[] {
  const offered: readonly string[] = jobChoices[name][form];
  const values = own === '' || offered.includes(own) ? offered : [...offered, own];
  return values.map((value) => ({ value, text: toChipText(value, jobTexts) }));
}

/** A currency's name in Bangla, its code in English. */
function toCurrencyText(code: string): string {
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
