import { isBangla } from '#contract/build-language.ts';
import type { ApplicationState } from '#contract/applications/states.ts';

/** What the employer told, but for `new`. */
const toldEn: Readonly<Record<Exclude<ApplicationState, 'new'>, string>> = {
  seen: 'Seen by the employer',
  shortlisted: 'You are on the shortlist',
  interview: 'Chosen for an interview',
  offered: 'The employer offers you the job',
  notSelected: 'Not selected',
  withdrawn: 'You withdrew your application',
};

/** What became of one's own application, on the job's page, in the sheet and in the tracker. */
const en = {
  sending: 'Sending your application...',
  waits: {
    offline: 'Waiting to send: no internet',
    signIn: 'Waiting to send: sign in',
    both: 'Waiting to send: go online and sign in',
    server: 'Waiting to send',
  },
  refused: 'Your application could not be sent',
  edited: 'Not sent: you are changing your application',
  earlierCounts: 'An earlier application was sent, not this one',
  sent: (time: string) => `Sent ${time}`,
  told: toldEn,
  at: (state: string, time: string) => `${state} · ${time}`,
};

const toldBn: typeof toldEn = {
  seen: 'নিয়োগদাতা দেখেছেন',
  shortlisted: 'আপনি বাছাই তালিকায় আছেন',
  interview: 'ইন্টারভিউর জন্য বাছাই হয়েছেন',
  offered: 'নিয়োগদাতা চাকরির অফার দিয়েছেন',
  notSelected: 'নির্বাচিত হননি',
  withdrawn: 'আবেদন তুলে নিয়েছেন',
};

const bn: typeof en = {
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
  told: toldBn,
  at: (state, time) => `${state} · ${time}`,
};

export const applicationStateMessages = isBangla ? bn : en;
export const applicationStateMessagesIn = { en, bn };
