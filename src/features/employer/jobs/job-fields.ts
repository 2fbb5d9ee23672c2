import type { Texts } from '../edit/texts.ts';
import { placeParts } from '../place/place-parts.ts';

/** The fields of the job forms, in the order of the screen. */

export const listNames = ['requiredSkills', 'niceToHaveSkills', 'benefits'] as const;

export const stepNames = {
  job: ['company', 'title', 'jobType', 'workMode', 'category', 'openings', 'experienceLevel'],
  pay: [
    'minSalary',
    'maxSalary',
    'currency',
    'bonus',
    'salaryType',
    ...placeParts,
    'startTime',
    'endTime',
    'deadline',
  ],
  words: ['description', 'qualifications', 'responsibilities', ...listNames],
  review: [],
} as const;

export const postNames = [...stepNames.job, ...stepNames.pay, ...stepNames.words] as const;
export type PostName = (typeof postNames)[number];

/** The groups of the job modal (§2). */
export const editGroups = {
  head: ['title', 'company', 'category'],
  place: placeParts,
  pay: ['currency', 'minSalary', 'maxSalary', 'salaryType', 'bonus'],
  details: ['experienceLevel', 'jobType', 'workMode', 'workingHours', 'openings', 'deadline'],
  words: ['description', 'responsibilities', 'qualifications', ...listNames, 'tags'],
} as const;

export const editNames = [
  ...editGroups.head,
  ...editGroups.place,
  ...editGroups.pay,
  ...editGroups.details,
  ...editGroups.words,
] as const;
export type EditName = (typeof editNames)[number];

export type SharedName = PostName & EditName;

export type PostValues = Texts<PostName>;
export type EditValues = Texts<EditName>;
export type SharedValues = Texts<SharedName>;
