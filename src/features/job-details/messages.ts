import { isBangla } from '#contract/build-language.ts';
import { mainTitlesEn, mainTitlesBn } from '#contract/http/page-titles.ts';
import { formatNumber } from '#contract/format.ts';

/** §2 and §8, word for word where they specify texts. */
const detailsMessagesEn = {
  title: mainTitlesEn.jobDetails,
  subTopic: 'Jobs',
  loading: 'Loading job and company details...',
  savedCopy: (age: string) => `Saved copy · updated ${age}`,
  part: 'You see only part of this job. Go online to read the rest.',
};

const detailsMessagesBn: typeof detailsMessagesEn = {
  title: mainTitlesBn.jobDetails,
  subTopic: 'চাকরি',
  loading: 'চাকরি ও প্রতিষ্ঠানের তথ্য লোড হচ্ছে...',
  savedCopy: (age) => `সেভ করা কপি · আপডেট ${age}`,
  part: 'চাকরিটির শুধু কিছু অংশ দেখা যাচ্ছে। বাকিটা পড়তে ইন্টারনেট লাগবে।',
};

export const detailsMessages = isBangla ? detailsMessagesBn : detailsMessagesEn;

const articleMessagesEn = {
  apply: 'Apply Now',
  removed: 'Removed',
  by: (company: string, place: string) => (place ? `By ${company} in ${place}` : `By ${company}`),
  checked: (app: string) => `Checked by ${app}`,
  openJobs: (count: number) => (count === 1 ? '1 open job' : `${count} open jobs`),
  noContact: 'This company gave no email address or phone number, so you can’t apply here.',
  share: 'Share',
  notShared: 'Sharing did not load. Copy the link from the address bar.',
};

const articleMessagesBn: typeof articleMessagesEn = {
  apply: 'আবেদন করুন',
  removed: 'সরানো হয়েছে',
  by: (company, place) => (place ? `${company}, ${place}` : company),
  checked: (app) => `${app} যাচাই করেছে`,
  openJobs: (count) => `${formatNumber(count, 'bn')}টি চাকরি খোলা আছে`,
  noContact: 'প্রতিষ্ঠানটি ইমেইল ঠিকানা বা ফোন নম্বর দেয়নি, তাই এখানে আবেদন করা যাবে না।',
  share: 'শেয়ার করুন',
  notShared: 'শেয়ার করা যায়নি। ওপরের ঠিকানা থেকে লিংক কপি করুন।',
};

export const articleMessages = isBangla ? articleMessagesBn : articleMessagesEn;
export const articleMessagesIn = { en: articleMessagesEn, bn: articleMessagesBn };
