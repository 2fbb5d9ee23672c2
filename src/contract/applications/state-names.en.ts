import type { ApplicationState } from './states.ts';

/** As the employer reads them. */
export const stateNames: Readonly<Record<ApplicationState, string>> = {
  new: 'New',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  notSelected: 'Not selected',
  withdrawn: 'Withdrawn',
};
