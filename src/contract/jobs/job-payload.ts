import * as v from 'valibot';
import { hasVisibleText, isCleanLine, isCleanText, toCleanLine, toPlainLine } from '../clean-text.ts';
import { Id, TextList } from '../fields.ts';
import { toItem } from '../items.ts';
import { typedText, UNUSABLE } from '../typed-line.ts';
import { addressLimits, jobLimits, currencies, salaryTypes, workModes } from './posting.ts';
import { experienceLevels, jobTypes, toExperienceLevel } from './vocabulary.ts';

const JobTypeSchema = v.picklist(jobTypes);
const ExperienceLevelSchema = v.pipe(
  v.string(),
  v.transform(toExperienceLevel),
  v.picklist(experienceLevels),
);

const UNSEEN = 'is required';

const line = (maxChars: number) =>
  v.pipe(
    v.string(),
    v.transform(toPlainLine),
    v.check(isCleanLine, UNUSABLE),
    v.transform(toCleanLine),
    v.maxLength(maxChars),
  );
const requiredLine = (maxChars: number) =>
  v.pipe(
    line(maxChars),
    v.check((text) => text !== '', UNSEEN),
  );
const optionalLine = (maxChars: number) => v.nullish(line(maxChars), '');

const longText = typedText(jobLimits.longTextChars);

const items = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.nullable(v.string()))]), ''),
  v.transform((value) => v.parse(TextList, value)),
  v.transform((list) => list.map(toItem).filter((item) => item !== '')),
  v.check((list) => list.every(isCleanText), UNUSABLE),
  v.maxLength(jobLimits.items),
  v.everyItem(
    (item) => item.length <= jobLimits.itemChars,
    `must not have an item of more than ${jobLimits.itemChars} characters`,
  ),
);

const hasTwoDecimals = (amount: number): boolean => Math.round(amount * 100) / 100 === amount;
const Amount = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.maxValue(jobLimits.maxAmount),
  v.check(hasTwoDecimals, 'must have at most 2 decimals'),
);

const Salary = v.pipe(
  v.object({
    min: Amount,
    max: Amount,
    currency: v.picklist(currencies),
    type: v.picklist(salaryTypes),
    bonus: v.nullish(Amount, 0),
  }),
  v.forward(
    v.partialCheck(
      [['min'], ['max']],
      ({ min, max }) => max >= min,
      'must be at least as much as the minimum',
    ),
    ['max'],
  ),
);

const Location = v.object({
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
const Deadline = v.pipe(
  v.string(),
  v.trim(),
  v.check(isRealDate, 'must be a date'),
  v.transform((text) => new Date(text).toISOString()),
);

/** Body of `POST /jobs` and `PUT /jobs/{id}` (§7). `workMode` is an extension; a PUT may omit it. */
export const JobPayload = v.object({
  title: requiredLine(jobLimits.titleChars),
  company: Id,
  category: Id,
  experienceLevel: ExperienceLevelSchema,
  salary: Salary,
  workingHours: line(jobLimits.workingHoursChars),
  description: v.pipe(longText, v.minLength(1), v.check(hasVisibleText, UNSEEN)),
  educationalQualifications: longText,
  responsibilities: longText,
  requiredSkills: items,
  niceToHaveSkills: items,
  benefits: items,
  location: Location,
  applicationDeadline: Deadline,
  status: v.optional(v.literal('open'), 'open'),
  jobType: JobTypeSchema,
  workMode: v.optional(v.nullable(v.picklist([...workModes, '']))),
  numberOfOpenings: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(jobLimits.maxOpenings)),
  tags: items,
});
export type JobPayload = v.InferInput<typeof JobPayload>;
/** A valid payload: trimmed, lists as arrays, the deadline as a moment. */
export type CheckedJob = v.InferOutput<typeof JobPayload>;
