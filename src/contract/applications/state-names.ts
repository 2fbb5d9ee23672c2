import { isBangla } from '../build-language.ts';
import type { ApplicationState } from './states.ts';

/** As the employer reads them. */
export const stateNamesEn: Readonly<Record<ApplicationState, string>> = {
  new: 'New',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  notSelected: 'Not selected',
  withdrawn: 'Withdrawn',
};

export const stateNamesBn: typeof stateNamesEn = {
  new: 'নতুন',
  seen: 'দেখা হয়েছে',
  shortlisted: 'বাছাই করা',
  interview: 'ইন্টারভিউ',
  offered: 'অফার দেওয়া',
  notSelected: 'নির্বাচিত নন',
  withdrawn: 'তুলে নেওয়া',
};

export const stateNames = isBangla ? stateNamesBn : stateNamesEn;
