import { titleTexts } from '#contract/http/main-titles.bn.ts';
import type * as en from './more-jobs.en.ts';

export const relatedMessages: typeof en.relatedMessages = {
  heading: 'একই ধরনের চাকরি',
  apply: 'আবেদন করুন',
  moreJobs: 'এমন আরও চাকরি',
  moreOf: titleTexts.board.category,
  moreIn: titleTexts.board.city,
};
