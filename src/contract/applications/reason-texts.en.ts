import type { NotSelectedReason } from './states.ts';

/** Why somebody is not selected, as the applicant reads it. */
export const notSelectedTexts: Readonly<Record<NotSelectedReason, string>> = {
  positionFilled: 'The position is filled.',
  moreExperience: 'The employer looks for more experience.',
  otherSkills: 'The employer looks for other skills.',
  qualification: 'The employer asks for another qualification.',
  location: 'The place of work does not suit.',
  pay: 'The expected pay is too far apart.',
  notReached: 'The employer could not reach you.',
};
