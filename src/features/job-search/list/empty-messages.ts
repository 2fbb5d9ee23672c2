import { isBangla } from '#contract/build-language.ts';

const en = {
  title: 'No jobs match this search',
  text: 'Remove some filters to see more jobs.',
  textOfSearch: 'Try another word, or browse all jobs.',
  titlePlain: 'No open jobs right now',
  textPlain: 'New jobs are posted often. Check back soon.',
  clearSearch: 'Clear search',
  pageTitle: 'This page has no jobs',
  pageText: 'There are fewer pages now.',
  titleOffline: 'No match among the jobs on this device',
  textOffline: 'There may be more when you are online.',
  pageOffline: 'This page is not on this device',
  firstPage: 'Go to the first page',
  popular: 'Popular categories',
  nearest: 'Open jobs near your search',
  withCount: (name: string, jobs: string) => `${name} (${jobs})`,
};

const bn: typeof en = {
  title: 'এই খোঁজে কোনো চাকরি মেলেনি',
  text: 'কিছু ফিল্টার মুছলে আরও চাকরি দেখবেন।',
  textOfSearch: 'অন্য শব্দ লিখে দেখুন, বা সব চাকরি দেখুন।',
  titlePlain: 'এখন কোনো চাকরি নেই',
  textPlain: 'প্রায়ই নতুন চাকরি আসে। পরে আবার দেখুন।',
  clearSearch: 'খোঁজার শব্দ মুছুন',
  pageTitle: 'এই পৃষ্ঠায় কোনো চাকরি নেই',
  pageText: 'এখন পৃষ্ঠা কমে গেছে।',
  titleOffline: 'এই ডিভাইসের চাকরিগুলোর মধ্যে মেলেনি',
  textOffline: 'ইন্টারনেট চালু হলে আরও চাকরি পেতে পারেন।',
  pageOffline: 'এই পৃষ্ঠা এই ডিভাইসে নেই',
  firstPage: 'প্রথম পৃষ্ঠায় যান',
  popular: 'জনপ্রিয় ক্যাটাগরি',
  nearest: 'কাছাকাছি চলতি চাকরি',
  withCount: (name, jobs) => `${name} (${jobs})`,
};

export const emptyMessages = isBangla ? bn : en;
