import type * as en from './new-jobs.en.ts';

export const newJobsTexts: typeof en.newJobsTexts = {
  title: 'নতুন চাকরি',
  body: 'আপনার অ্যালার্ট দেখতে এখানে চাপুন।',
};
