import * as v from 'valibot';
import { Address, Id, TextList } from './fields.ts';
import { currencies, ExperienceLevelSchema, JobTypeSchema, salaryTypes, workModes } from './vocabulary.ts';

const Text = v.pipe(v.string(), v.trim(), v.minLength(1));
const Amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/**
 * Body of `POST /jobs` and `PUT /jobs/{id}` (§7), in the form that is sent.
 * `workMode` is an extension: the post form's required "Work Mode".
 */
export const JobPayload = v.object({
  title: Text,
  company: Id,
  category: Id,
  experienceLevel: ExperienceLevelSchema,
  salary: v.object({
    min: Amount,
    max: Amount,
    currency: v.picklist(currencies),
    type: v.picklist(salaryTypes),
    bonus: v.optional(Amount, 0),
  }),
  workingHours: v.string(),
  description: Text,
  educationalQualifications: v.string(),
  responsibilities: v.string(),
  requiredSkills: TextList,
  niceToHaveSkills: TextList,
  benefits: TextList,
  location: Address,
  applicationDeadline: v.pipe(v.string(), v.isoTimestamp()),
  status: v.literal('open'),
  jobType: JobTypeSchema,
  workMode: v.optional(v.picklist(workModes)),
  numberOfOpenings: v.pipe(v.number(), v.integer(), v.minValue(1)),
  tags: v.array(v.string()),
});
export type JobPayload = v.InferInput<typeof JobPayload>;
