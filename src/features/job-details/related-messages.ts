import { isBangla } from '#contract/build-language.ts';
import { titleTextsBn } from '#contract/http/page-titles.ts';

const en = {
  heading: 'Related Jobs',
  apply: 'Apply now',
  moreJobs: 'More jobs like this',
  moreOf: (category: string) => `${category} jobs`,
  moreIn: (city: string) => `Jobs in ${city}`,
};

const bn: typeof en = {
  heading: 'একই ধরনের চাকরি',
  apply: 'আবেদন করুন',
  moreJobs: 'এমন আরও চাকরি',
  moreOf: titleTextsBn.board.category,
  moreIn: titleTextsBn.board.city,
};

export const relatedMessages = isBangla ? bn : en;
export const relatedMessagesIn = { en, bn };
