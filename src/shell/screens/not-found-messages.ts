import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';

const en = {
  notFound: pageTitlesEn.notFound,
  notFoundText:
    'There is no page at this address. It may have moved. Search for a job, or start again from home.',
  searchJobs: 'Job title, keywords',
};

const bn: typeof en = {
  notFound: pageTitlesBn.notFound,
  notFoundText: 'এই ঠিকানায় কোনো পৃষ্ঠা নেই। হয়তো সরানো হয়েছে। চাকরি খুঁজুন, বা হোম থেকে শুরু করুন।',
  searchJobs: 'পদ বা কাজের নাম',
};

export const notFoundMessages = isBangla ? bn : en;
