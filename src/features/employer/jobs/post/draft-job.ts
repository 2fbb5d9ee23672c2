import * as v from 'valibot';
import type { JobCategory } from '#contract/jobs/category.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';
import type { PostName, PostValues } from '../job-fields.ts';
import { toPostRequest } from '../job-requests.ts';

/** A draft posting, as job seekers will see it. */
export interface ShownPosting {
  job: Job;
  company: OwnCompany | undefined;
  /** Opens a field, from the review. */
  onChange?: ((name: PostName) => void) | undefined;
}

interface Drafted {
  values: PostValues;
  company: OwnCompany | undefined;
  category: JobCategory | undefined;
}

/** The job of a draft. @param untitled replaces an empty title */
export const toDraftJob = ({ values, company, category }: Drafted, untitled: string): Job => {
  const request = toPostRequest(values);
  const { city, country } = request.location;
  return v.parse(Job, {
    ...request,
    // The form begins with a country, which is no place to work at.
    location: { ...request.location, country: city === '' ? '' : country },
    _id: 'preview',
    title: values.title.trim() || untitled,
    company,
    category,
    postedAt: '',
  });
};
