import { formatNumber } from '#contract/format.ts';
import type * as en from './unsent-reminder.en.ts';

export const unsentMessages: typeof en.unsentMessages = {
  title: (count) =>
    count === 1
      ? 'আপনার আবেদন এখনো পাঠানো হয়নি'
      : `আপনার ${formatNumber(count, 'bn')}টি আবেদন এখনো পাঠানো হয়নি`,
  openBefore: (moment) => `${moment}-এর আগে ইন্টারনেট চালু করে অ্যাপ খুলুন।`,
  open: 'ইন্টারনেট চালু করে অ্যাপ খুলুন। তখন আবেদন চলে যাবে।',
};
