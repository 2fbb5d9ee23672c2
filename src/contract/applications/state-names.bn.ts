import type * as en from './state-names.en.ts';

export const stateNames: typeof en.stateNames = {
  new: 'নতুন',
  seen: 'দেখা হয়েছে',
  shortlisted: 'বাছাই করা',
  interview: 'ইন্টারভিউ',
  offered: 'অফার দেওয়া',
  notSelected: 'নির্বাচিত নন',
  withdrawn: 'তুলে নেওয়া',
};
