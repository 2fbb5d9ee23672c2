import type { Texts } from '../edit/texts.ts';

/** The fields of the job forms, in the order of the screen. */

const place = ['street', 'city', 'state', 'postalCode', 'country'] as const;
export const listNames = ['requiredSkills', 'niceToHaveSkills', 'benefits'] as const;

export const postNames = [
  'company',
  'title',
  'jobType',
  'workMode',
  'category',
  'openings',
  'experienceLevel',
  'startTime',
  'endTime',
  'deadline',
  'minSalary',
  'maxSalary',
  'currency',
  'salaryType',
  'bonus',
  ...place,
  'description',
  'qualifications',
  'responsibilities',
  ...listNames,
] as const;
export type PostName = (typeof postNames)[number];

export const editNames = [
  'title',
  'company',
  'category',
  ...place,
  'currency',
  'minSalary',
  'maxSalary',
  'salaryType',
  'bonus',
  'experienceLevel',
  'jobType',
  'workingHours',
  'openings',
  'deadline',
  'description',
  'responsibilities',
  'qualifications',
  ...listNames,
  'tags',
] as const;
export type EditName = (typeof editNames)[number];

export type SharedName = PostName & EditName;

export type PostValues = Texts<PostName>;
export type EditValues = Texts<EditName>;
export type SharedValues = Texts<SharedName>;
