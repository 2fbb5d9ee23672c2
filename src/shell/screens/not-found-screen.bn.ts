import { pageTitles } from '#contract/http/page-titles.bn.ts';
import type * as en from './not-found-screen.en.ts';

export const notFoundMessages: typeof en.notFoundMessages = {
  notFound: pageTitles.notFound,
  notFoundText: 'এই ঠিকানায় কোনো পৃষ্ঠা নেই। হয়তো সরানো হয়েছে। চাকরি খুঁজুন, বা হোম থেকে শুরু করুন।',
  searchJobs: 'পদ বা কাজের নাম',
};
