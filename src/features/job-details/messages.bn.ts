import { formatNumber } from '#contract/format.ts';
import { mainTitles } from '#contract/http/main-titles.bn.ts';
import type * as en from './messages.en.ts';

export const detailsMessages: typeof en.detailsMessages = {
  title: mainTitles.jobDetails,
  subTopic: 'চাকরি',
  loading: 'চাকরি ও প্রতিষ্ঠানের তথ্য লোড হচ্ছে...',
  savedCopy: (age) => `সেভ করা কপি · আপডেট ${age}`,
  part: 'চাকরিটির শুধু কিছু অংশ দেখা যাচ্ছে। বাকিটা পড়তে ইন্টারনেট লাগবে।',
};

export const articleMessages: typeof en.articleMessages = {
  apply: 'আবেদন করুন',
  removed: 'সরানো হয়েছে',
  by: (company, place) => (place ? `${company}, ${place}` : company),
  checked: (app) => `${app} যাচাই করেছে`,
  openJobs: (count) => `${formatNumber(count, 'bn')}টি চাকরি খোলা আছে`,
  noContact: 'প্রতিষ্ঠানটি ইমেইল ঠিকানা বা ফোন নম্বর দেয়নি, তাই এখানে আবেদন করা যাবে না।',
  share: 'শেয়ার করুন',
  notShared: 'শেয়ার করা যায়নি। ওপরের ঠিকানা থেকে লিংক কপি করুন।',
};
