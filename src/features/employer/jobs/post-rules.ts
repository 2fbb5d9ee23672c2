import { toItems } from '#contract/items.ts';
import { addressLimits, jobLimits } from '#contract/jobs/posting.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import { listNames, postNames, type PostName, type PostValues, type SharedValues } from './job-fields.ts';
import { toAmount, toCount, toDay, toDeadlineIso } from './job-values.ts';
import type { JobEditorTexts } from './messages.ts';

/** §5 Post job, Optional. */
export const optionalNames: ReadonlySet<PostName> = new Set(['bonus', 'niceToHaveSkills']);
/** The longest text of a field; undefined where it is chosen, or a number. */
const maxChars: Partial<Record<PostName, number>> = {
  title: jobLimits.titleChars,
  street: addressLimits.streetChars,
  city: addressLimits.placeChars,
  state: addressLimits.placeChars,
  country: addressLimits.placeChars,
  postalCode: addressLimits.postalCodeChars,
  description: jobLimits.longTextChars,
  responsibilities: jobLimits.longTextChars,
  qualifications: jobLimits.longTextChars,
};

type Check = (values: PostValues, texts: JobEditorTexts) => string | undefined;

const checkSalary =
  (name: 'minSalary' | 'maxSalary'): Check =>
  (values, texts) => {
    const amount = toAmount(values[name]);
    if (amount === null) return texts.invalidSalary;
    return amount > jobLimits.maxAmount ? texts.tooMuch(String(jobLimits.maxAmount)) : undefined;
  };

const checkItems =
  (name: (typeof listNames)[number]): Check =>
  (values, texts) => {
    const items = toItems(values[name]);
    if (items.length === 0 && !optionalNames.has(name)) return texts.enter(texts.labels[name]);
    if (items.length > jobLimits.items) return texts.tooManyItems(jobLimits.items);
    const isLong = items.some((item) => item.length > jobLimits.itemChars);
    return isLong ? texts.itemTooLong(jobLimits.itemChars) : undefined;
  };

/** What a filled-in field has to be, beyond being filled in. */
const checks: Partial<Record<PostName, Check>> = {
  openings: (values, texts) => {
    const count = toCount(values.openings);
    if (count === null) return texts.invalidOpenings;
    return count > jobLimits.maxOpenings ? texts.tooMuch(String(jobLimits.maxOpenings)) : undefined;
  },
  minSalary: checkSalary('minSalary'),
  maxSalary: checkSalary('maxSalary'),
  bonus: ({ bonus }, texts) => {
    const amount = toAmount(bonus);
    return amount === null || amount > jobLimits.maxAmount ? texts.badBonus : undefined;
  },
  deadline: ({ deadline }, texts) => (toDeadlineIso(deadline) === '' ? texts.badDate : undefined),
  requiredSkills: checkItems('requiredSkills'),
  niceToHaveSkills: checkItems('niceToHaveSkills'),
  benefits: checkItems('benefits'),
};

function checkField(name: PostName, values: PostValues, texts: JobEditorTexts): string | undefined {
  const text = values[name].trim();
  const label = name === 'jobType' ? texts.employmentType : texts.labels[name];
  if (text === '' && optionalNames.has(name)) return undefined;
  if (text === '') return texts.enter(label);
  const most = maxChars[name];
  if (most !== undefined && text.length > most) return texts.tooLong(label, most);
  return checks[name]?.(values, texts);
}

/** §5 Post job: what is required, numbers that are none, and the lengths that servers take. */
export function checkPost(values: PostValues, texts: JobEditorTexts): FieldErrors<PostName> {
  return Object.fromEntries(postNames.map((name) => [name, checkField(name, values, texts)]));
}

/** The one dialog of §8 for a form whose fields are all filled in, but with wrong numbers; null for none. */
export function toNumbersDialog(errors: FieldErrors<PostName>, texts: JobEditorTexts): string | null {
  const found = Object.values(errors).filter((text) => text !== undefined);
  const numbers = [texts.invalidOpenings, texts.invalidSalary];
  if (found.some((text) => !numbers.includes(text))) return null;
  return numbers.find((text) => found.includes(text)) ?? null;
}

/** True when both amounts are known and the greater stands under the smaller's name. */
export function isSalaryReversed({ minSalary, maxSalary }: SharedValues): boolean {
  const min = toAmount(minSalary);
  const max = toAmount(maxSalary);
  return min !== null && max !== null && max < min;
}

/** @param now ms since the epoch */
export function isDayPassed(day: string, now: number): boolean {
  return day !== '' && day < toDay(now);
}
