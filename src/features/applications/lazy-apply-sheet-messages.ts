import { isBangla } from '#contract/build-language.ts';

const en = {
  loadFailed: 'This did not load. Connect to the internet and try again.',
};

const bn: typeof en = {
  loadFailed: 'লোড হয়নি। ইন্টারনেট চালু করে আবার চেষ্টা করুন।',
};

export const lazyApplySheetMessages = isBangla ? bn : en;
