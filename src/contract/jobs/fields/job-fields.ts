import * as v from 'valibot';
import { applyWaysField, screeningField } from '../../applications/apply-ways.ts';
import { CompanyRef } from '../../companies/company.ts';
import { Id, LooseId, OptionalAddress, OptionalNumber, OptionalText, TextList } from '../../fields.ts';
import { namesOf } from '../../rows.ts';
import {
  employmentTypes,
  jobLimits,
  modalExperienceLevels,
  modalJobTypes,
  postExperienceLevels,
  workModes,
} from '../posting.ts';
import { jobTypes, toExperienceLevel } from '../vocabulary.ts';
import {
  Deadline,
  ExperienceLevel,
  items,
  line,
  longText,
  optionalChoice,
  requiredLine,
  requiredText,
  WrittenLocation,
  WrittenSalary,
} from './written-fields.ts';

/*
 * The fields of a job, a row each: how answers carry it (anything malformed counts as missing) and how requests do
 * (§7). Storage, answers, comparison, API documentation and form texts derive from this table.
 * src/README.md says what else a new field needs.
 */

/** Values to choose from, with those that each form offers (§9). */
export const jobChoices = {
  jobType: {
    answer: OptionalText,
    request: v.picklist(jobTypes),
    post: employmentTypes,
    edit: modalJobTypes,
  },
  workMode: { answer: OptionalText, request: optionalChoice(workModes), post: workModes, edit: workModes },
  experienceLevel: {
    answer: v.pipe(OptionalText, v.transform(toExperienceLevel)),
    request: ExperienceLevel,
    post: postExperienceLevels,
    edit: modalExperienceLevels,
  },
};
export type JobChoice = keyof typeof jobChoices;
export const jobChoiceNames = namesOf(jobChoices);

const jobTexts = {
  description: { answer: OptionalText, request: requiredText },
  responsibilities: { answer: OptionalText, request: longText },
  educationalQualifications: { answer: OptionalText, request: longText },
  workingHours: { answer: OptionalText, request: line(jobLimits.workingHoursChars) },
};
export const jobTextNames = namesOf(jobTexts);

const jobLists = {
  requiredSkills: { answer: TextList, request: items },
  niceToHaveSkills: { answer: TextList, request: items },
  benefits: { answer: TextList, request: items },
  tags: { answer: TextList, request: items },
};
export const jobListNames = namesOf(jobLists);

/** What the table has by the same name. */
const plain = {
  title: {
    answer: v.pipe(v.string(), v.minLength(1)),
    request: requiredLine(jobLimits.titleChars),
  },
  ...jobChoices,
  ...jobTexts,
  ...jobLists,
  numberOfOpenings: {
    answer: OptionalNumber,
    request: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(jobLimits.maxOpenings)),
  },
  status: { answer: OptionalText, request: v.optional(v.literal('open'), 'open') },
  applyWays: applyWaysField,
  screening: screeningField,
};
export const plainJobFields = namesOf(plain);

const Salary = v.object({
  min: OptionalNumber,
  max: OptionalNumber,
  currency: OptionalText,
  type: OptionalText,
  bonus: OptionalNumber,
});
const noSalary: v.InferOutput<typeof Salary> = { min: null, max: null, currency: '', type: '', bonus: null };

/** An id alone gives an empty name. */
const CategoryRef = v.fallback(
  v.pipe(
    v.nullish(v.union([v.string(), v.number(), v.object({ _id: LooseId, name: OptionalText })]), ''),
    v.transform((value) => {
      if (value === '') return null;
      return typeof value === 'object' ? value : { _id: String(value), name: '' };
    }),
  ),
  null,
);

export const jobFields = {
  ...plain,
  company: { answer: CompanyRef, request: Id },
  category: { answer: CategoryRef, request: Id },
  location: { answer: OptionalAddress, request: WrittenLocation },
  salary: { answer: v.fallback(v.nullish(Salary, {}), noSalary), request: WrittenSalary },
  /** An ISO day or moment. */
  applicationDeadline: { answer: OptionalText, request: Deadline },
};

/** What lists carry of {@link plainJobFields}, beside a shorter description; a job alone carries all. */
export const listedJobFields = [
  'title',
  'status',
  'jobType',
  'workMode',
  'experienceLevel',
  'numberOfOpenings',
  'requiredSkills',
  // A row is all that the device may have of a job, and without these it would offer e-mail.
  'applyWays',
  'screening',
] as const satisfies (keyof typeof plain)[];

type ListedField = (typeof listedJobFields)[number];

/** What a job alone carries; its description is whole. */
export const unlistedJobFields = plainJobFields.filter(
  (name): name is Exclude<keyof typeof plain, ListedField> =>
    listedJobFields.every((listed) => listed !== name),
);
