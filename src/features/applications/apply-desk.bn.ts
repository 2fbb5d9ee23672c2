import type * as en from './apply-desk.en.ts';

export const deskMessages: typeof en.deskMessages = {
  loadFailed: 'লোড হয়নি। ইন্টারনেট চালু করে আবার চেষ্টা করুন।',
};
