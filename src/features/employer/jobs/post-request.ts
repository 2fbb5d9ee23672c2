import type { JobRequest } from '#api/own-jobs.ts';
import { toItems } from '#contract/items.ts';
import type { PostValues, SharedValues } from './job-fields.ts';
import { toAmount, toCount, toDeadlineIso, toWorkingHours } from './job-values.ts';
import { toLatinDigits } from '#contract/format.ts';

export const emptyPost: PostValues = {
  company: '',
  title: '',
  jobType: '',
  workMode: '',
  category: '',
  openings: '',
  experienceLevel: '',
  startTime: '',
  endTime: '',
  currency: 'BDT',
  minSalary: '',
  maxSalary: '',
  salaryType: 'monthly',
  bonus: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'Bangladesh',
  deadline: '',
  description: '',
  responsibilities: '',
  qualifications: '',
  requiredSkills: '',
  niceToHaveSkills: '',
  benefits: '',
};

/** `POST /jobs` (§7). The contract refuses the NaN of a malformed number. */
export function toPostRequest(values: PostValues): JobRequest {
  return {
    title: values.title.trim(),
    company: values.company,
    category: values.category,
    experienceLevel: values.experienceLevel,
    salary: {
      min: toAmount(values.minSalary) ?? NaN,
      max: toAmount(values.maxSalary) ?? NaN,
      currency: values.currency,
      type: values.salaryType,
      bonus: values.bonus.trim() === '' ? 0 : (toAmount(values.bonus) ?? NaN),
    },
    workingHours: toWorkingHours(values.startTime, values.endTime),
    description: values.description.trim(),
    educationalQualifications: values.qualifications.trim(),
    responsibilities: values.responsibilities.trim(),
    requiredSkills: toItems(values.requiredSkills),
    niceToHaveSkills: toItems(values.niceToHaveSkills),
    benefits: toItems(values.benefits),
    location: toLocation(values),
    applicationDeadline: toDeadlineIso(values.deadline),
    status: 'open',
    jobType: values.jobType,
    workMode: values.workMode,
    numberOfOpenings: toCount(values.openings) ?? NaN,
    tags: [],
  };
}

/** The location, trimmed. */
export function toLocation(values: SharedValues): JobRequest['location'] {
  return {
    street: values.street.trim(),
    city: values.city.trim(),
    state: values.state.trim(),
    postalCode: toLatinDigits(values.postalCode.trim()),
    country: values.country.trim(),
  };
}
