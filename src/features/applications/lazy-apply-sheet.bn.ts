import type * as en from './lazy-apply-sheet.en.ts';

export const lazyApplySheetMessages: typeof en.lazyApplySheetMessages = {
  loadFailed: 'লোড হয়নি। ইন্টারনেট চালু করে আবার চেষ্টা করুন।',
};
