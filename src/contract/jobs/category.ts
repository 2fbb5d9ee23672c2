import * as v from 'valibot';
import { LooseId } from '../fields.ts';

const JobCount = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

export const JobCategory = v.object({
  _id: LooseId,
  name: v.string(),
  jobCount: v.fallback(JobCount, undefined),
});
export type JobCategory = v.InferOutput<typeof JobCategory>;

/** `data` of `GET /job-categories`; rows are parsed one by one with {@link JobCategory}. */
export const JobCategoriesData = v.object({ jobCategories: v.array(v.unknown()) });
