import * as v from 'valibot';
import type { JobCategory } from '#contract/jobs/category.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';
import type { PostName, PostValues } from '../job-fields.ts';
import { toPostRequest } from '../post-request.ts';

/** A posting that is written, as job seekers will see it. */
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

/** The job that a draft would become. @param untitled in place of a title that is not written yet */
export const toDraftJob = ({ values, company, category }: Drafted, untitled: string): Job =>
  v.parse(Job, {
    ...toPostRequest(values),
    _id: 'preview',
    title: values.title.trim() || untitled,
    company,
    category,
    postedAt: '',
  });
