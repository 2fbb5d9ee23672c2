import { isBangla } from '#contract/build-language.ts';

const en = {
  label: 'Language',
  needsInternet: 'Connect to the internet once to read Kaj in Bangla.',
};

const bn: typeof en = {
  label: 'ভাষা',
  needsInternet: 'ইংরেজিতে পড়তে একবার ইন্টারনেট চালু করুন।',
};

export const languageMessages = isBangla ? bn : en;
export const languageMessagesIn = { en, bn };
