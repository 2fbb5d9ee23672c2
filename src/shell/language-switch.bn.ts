import type * as en from './language-switch.en.ts';

export const languageMessages: typeof en.languageMessages = {
  label: 'ভাষা',
  needsInternet: 'ইংরেজিতে পড়তে একবার ইন্টারনেট চালু করুন।',
};
