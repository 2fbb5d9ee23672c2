import * as v from 'valibot';
import { Id } from './fields.ts';

export const JobCategory = v.object({ _id: Id, name: v.string() });
export type JobCategory = v.InferOutput<typeof JobCategory>;

/** `data` of `GET /job-categories`; rows are parsed one by one with {@link JobCategory}. */
export const JobCategoriesData = v.object({ jobCategories: v.array(v.unknown()) });
