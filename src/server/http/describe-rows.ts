import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { query, text } from './describe-route.ts';

/** Descriptions that the routes of jobs and of companies share. */

export const detailedParameter = query(
  'view',
  text(),
  '"detailed" is understood; one row always comes with everything.',
);

export const deletedParameter = query(
  'deleted',
  text({ enum: ['true', 'false'] }),
  `Extension, of one’s own rows: those that were deleted in the last ${RESTORE_DAYS} days instead.`,
);

export const restoreDescription = `Extension. Possible for ${RESTORE_DAYS} days; a row that is not deleted stays as it is.`;
