import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { query, text } from './describe-route.ts';

/** Descriptions shared by the routes of jobs and of companies. */

export const detailedParameter = query(
  'view',
  text(),
  '"detailed" is accepted and has no effect: a single row is always complete.',
);

export const deletedParameter = query(
  'deleted',
  text({ enum: ['true', 'false'] }),
  `Extension. With "true", the user’s own rows that were deleted in the last ${RESTORE_DAYS} days instead.`,
);

export const restoreDescription = `Extension. Possible for ${RESTORE_DAYS} days after the deletion. No effect on a row that is not deleted.`;
