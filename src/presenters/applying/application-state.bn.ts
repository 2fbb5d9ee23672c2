import type * as en from './application-state.en.ts';

/** What the employer told, but for `new`. */
const told: typeof en.applicationStateMessages.told = {
  seen: 'নিয়োগদাতা দেখেছেন',
  shortlisted: 'আপনি বাছাই তালিকায় আছেন',
  interview: 'ইন্টারভিউর জন্য বাছাই হয়েছেন',
  offered: 'নিয়োগদাতা চাকরির অফার দিয়েছেন',
  notSelected: 'নির্বাচিত হননি',
  withdrawn: 'আবেদন তুলে নিয়েছেন',
};

export const applicationStateMessages: typeof en.applicationStateMessages = {
  sending: 'আবেদন পাঠানো হচ্ছে...',
  waits: {
    offline: 'পাঠানোর অপেক্ষায়: ইন্টারনেট নেই',
    signIn: 'পাঠানোর অপেক্ষায়: সাইন ইন করুন',
    both: 'পাঠানোর অপেক্ষায়: ইন্টারনেট চালু করে সাইন ইন করুন',
    server: 'পাঠানোর অপেক্ষায়',
  },
  refused: 'আপনার আবেদন পাঠানো যায়নি',
  edited: 'পাঠানো হয়নি: আপনি আবেদনটি বদলাচ্ছেন',
  earlierCounts: 'আগের আবেদন গেছে, এটি যায়নি',
  sent: (time) => `${time} পাঠিয়েছেন`,
  told,
  at: (state, time) => `${state} · ${time}`,
};
