import { locale } from '#platform/i18n/locale.ts';
import { formatDate, formatNumber } from '#contract/format.ts';
import { jobChoiceNames } from '#contract/jobs/fields/job-fields.ts';
import { toQuestionText } from '#ui/applying/question-text.ts';
import { toChipText } from '#ui/card/job-card-view.ts';
import { jobMessages } from '#ui/messages.ts';
import type { SelectOption } from '#ui/form/select-field.tsx';
import type { EditName, PostName } from './job-fields.ts';
import { toAmount, toDeadlineIso, toTwelveHours } from './job-values.ts';
import { jobEditorMessages } from './messages.ts';
import { toPlaceName } from '#contract/jobs/place-names.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { toShownHours } from '#contract/jobs/working-hours.ts';
import { toCurrencyText } from './choices.ts';
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
  const jobTexts = jobMessages;
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
