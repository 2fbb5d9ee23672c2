import type { JobRequest } from '#api/own-jobs.ts';
import { toLatinDigits } from '#contract/format.ts';
import { toItems } from '#contract/items.ts';
import { jobChoiceNames, jobChoices, type JobChoice } from '#contract/jobs/fields/job-fields.ts';
import { pick, toRecord } from '#contract/rows.ts';
import { listNames, postNames, sameTexts, type PostValues, type SharedValues } from './job-fields.ts';
import { toWaysRequest } from './way-values.ts';
import { toAmount, toCount, toDeadlineIso, toWorkingHours } from './job-values.ts';

export const emptyPost: PostValues = {
  ...toRecord(postNames, () => ''),
  currency: 'BDT',
  salaryType: 'monthly',
  country: 'Bangladesh',
  applyWays: 'email',
};

const mayBeLeftOut = (name: JobChoice): boolean => jobChoices[name].request.type === 'optional';

/** The part of the request that both forms send. */
export const toSharedRequest = (values: SharedValues) => ({
  title: values.title.trim(),
  company: values.company,
  category: values.category,
  ...pick(
    values,
    jobChoiceNames.filter((name) => values[name] !== '' || !mayBeLeftOut(name)),
  ),
  ...toRecord(sameTexts, (name) => values[name].trim()),
  educationalQualifications: values.qualifications.trim(),
  location: {
    street: values.street.trim(),
    city: values.city.trim(),
    state: values.state.trim(),
    postalCode: toLatinDigits(values.postalCode.trim()),
    country: values.country.trim(),
  },
  status: 'open' as const,
});

/** `POST /jobs` (§7). The contract refuses the NaN of a malformed number. */
export function toPostRequest(values: PostValues): JobRequest {
  return {
    ...toSharedRequest(values),
    ...toRecord(listNames, (name) => toItems(values[name])),
    salary: {
      min: toAmount(values.minSalary) ?? NaN,
      max: toAmount(values.maxSalary) ?? NaN,
      currency: values.currency,
      type: values.salaryType,
      bonus: values.bonus.trim() === '' ? 0 : (toAmount(values.bonus) ?? NaN),
    },
    workingHours: toWorkingHours(values.startTime, values.endTime),
    applicationDeadline: toDeadlineIso(values.deadline),
    numberOfOpenings: toCount(values.openings) ?? NaN,
    tags: [],
    // E-mail alone is what servers without the extension mean as well.
    ...(values.applyWays !== emptyPost.applyWays && toWaysRequest(values)),
  };
}
