import type { ApplyKind } from '#contract/applications/apply-ways.ts';
import type { JobChoice } from '#contract/jobs/fields/job-fields.ts';
import type { Texts } from '../edit/use-edit.ts';
import { placeParts } from '../place-fields.tsx';

/** The fields of the job forms, in the order of the screen. */

/** Choices of the post form: kind of work and requirements. */
export const workChoices = ['jobType', 'workMode'] as const satisfies JobChoice[];
export const personChoices = ['experienceLevel'] as const satisfies JobChoice[];
/** Choices of the modal. */
export const detailChoices = ['experienceLevel', 'jobType', 'workMode'] as const satisfies JobChoice[];

/** Texts with the same name in the API. */
export const sameTexts = ['description', 'responsibilities'] as const;
/** The long texts, in the order of each form (§2). */
export const longTexts = {
  post: ['description', 'qualifications', 'responsibilities'],
  edit: ['description', 'responsibilities', 'qualifications'],
} as const;

export const listNames = ['requiredSkills', 'niceToHaveSkills', 'benefits'] as const;

/** What each way to apply needs. */
const wayDetails = {
  email: [],
  inbox: ['screening'],
  link: ['linkUrl'],
  walkIn: ['walkInFrom', 'walkInTo', 'walkInHours', 'walkInPlace', 'walkInBring'],
  call: ['callPhone', 'callWhatsApp'],
} as const satisfies Record<ApplyKind, readonly string[]>;

/** The ways to apply, and their details. */
export const wayNames = [
  'applyWays',
  ...wayDetails.inbox,
  ...wayDetails.link,
  ...wayDetails.walkIn,
  ...wayDetails.call,
] as const;
export type WayName = (typeof wayNames)[number];

export const detailsOf = (kind: ApplyKind): readonly WayName[] => wayDetails[kind];

export const stepNames = {
  job: ['company', 'title', ...workChoices, 'category', 'openings', ...personChoices],
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
  words: [...longTexts.post, ...listNames],
  review: wayNames,
} as const;

export const postNames = [
  ...stepNames.job,
  ...stepNames.pay,
  ...stepNames.words,
  ...stepNames.review,
] as const;
export type PostName = (typeof postNames)[number];

/** The groups of the job modal (§2). */
export const editGroups = {
  head: ['title', 'company', 'category'],
  place: placeParts,
  pay: ['currency', 'minSalary', 'maxSalary', 'salaryType', 'bonus'],
  details: [...detailChoices, 'workingHours', 'openings', 'deadline'],
  words: [...longTexts.edit, ...listNames, 'tags'],
  ways: wayNames,
} as const;

export const editNames = [
  ...editGroups.head,
  ...editGroups.place,
  ...editGroups.pay,
  ...editGroups.details,
  ...editGroups.words,
  ...editGroups.ways,
] as const;
export type EditName = (typeof editNames)[number];

export const optionalNames: ReadonlySet<PostName> = new Set<PostName>([
  'bonus',
  'niceToHaveSkills',
  'street',
  'postalCode',
  // Asked with their way alone: way-values.ts.
  ...wayNames,
]);

export type SharedName = PostName & EditName;

export type PostValues = Texts<PostName>;
export type EditValues = Texts<EditName>;
export type SharedValues = Texts<SharedName>;
