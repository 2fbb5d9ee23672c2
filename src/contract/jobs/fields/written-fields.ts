import * as v from 'valibot';
import { isCleanLine, isCleanText, toCleanLine, toPlainLine } from '../../clean-text.ts';
import { hasVisibleText } from '../../trim-signs.ts';
import { TextList } from '../../fields.ts';
import { toItem } from '../../text.ts';
import { problem } from '../../field-problem.ts';
import { typedText } from '../../typed-line.ts';
import { addressLimits, currencies, jobLimits, salaryTypes } from '../posting.ts';
import { experienceLevels, toExperienceLevel } from '../vocabulary.ts';

/* Validation of a job's fields, shared by the server and the forms. */

export const ExperienceLevel = v.pipe(
  v.string(),
  v.transform(toExperienceLevel),
  v.picklist(experienceLevels),
);

/** An optional choice; '' and null count as missing. */
export const optionalChoice = <T extends string>(values: readonly T[]) =>
  v.optional(
    v.pipe(
      v.nullable(v.picklist([...values, ''])),
      v.transform((value) => value ?? ''),
    ),
  );

export const line = (maxChars: number) =>
  v.pipe(
    v.string(),
    v.transform(toPlainLine),
    v.check(isCleanLine, problem('unusable')),
    v.transform(toCleanLine),
    v.maxLength(maxChars),
  );
export const requiredLine = (maxChars: number) =>
  v.pipe(
    line(maxChars),
    v.check((text) => text !== '', problem('required')),
  );
const optionalLine = (maxChars: number) => v.nullish(line(maxChars), '');

/** Its line breaks stay. */
export const longText = typedText(jobLimits.longTextChars);
export const requiredText = v.pipe(longText, v.minLength(1), v.check(hasVisibleText, problem('required')));

/** A list, or its items in a text. */
export const items = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.nullable(v.string()))]), ''),
  v.transform((value) => v.parse(TextList, value)),
  v.transform((list) => list.map(toItem).filter((item) => item !== '')),
  v.check((list) => list.every(isCleanText), problem('unusable')),
  v.maxLength(jobLimits.items),
  v.everyItem((item) => item.length <= jobLimits.itemChars, problem('longItem')),
);

const hasTwoDecimals = (amount: number): boolean => Math.round(amount * 100) / 100 === amount;
const Amount = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.maxValue(jobLimits.maxAmount),
  v.check(hasTwoDecimals, problem('manyDecimals')),
);

export const WrittenSalary = v.pipe(
  v.object({
    min: Amount,
    max: Amount,
    currency: v.picklist(currencies),
    type: v.picklist(salaryTypes),
    bonus: v.nullish(Amount, 0),
  }),
  v.forward(
    v.partialCheck([['min'], ['max']], ({ min, max }) => max >= min, problem('belowMinimum')),
    ['max'],
  ),
);

export const WrittenLocation = v.object({
  street: optionalLine(addressLimits.streetChars),
  city: optionalLine(addressLimits.placeChars),
  state: optionalLine(addressLimits.placeChars),
  postalCode: v.nullish(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), line(addressLimits.postalCodeChars)),
    '',
  ),
  country: optionalLine(addressLimits.placeChars),
});

const isoDay = /^([12]\d{3})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

function isRealDate(text: string): boolean {
  const [, year, month, day] = isoDay.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}

/** An ISO day or moment; a moment inside. */
export const Deadline = v.pipe(
  v.string(),
  v.trim(),
  v.check(isRealDate, problem('notDate')),
  v.transform((text) => new Date(text).toISOString()),
);
