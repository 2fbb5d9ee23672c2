import { isBangla } from '#contract/build-language.ts';
import { formatNumber } from '#contract/format.ts';

const statusesEn: Readonly<Record<number, string>> = {
  400: 'This was not accepted',
  401: 'You are signed out. Please sign in again',
  403: 'You are not allowed to do this',
  404: 'This is not available',
  410: 'This is no longer available',
  413: 'This is too large',
  429: 'Too many attempts. Wait a little and try again',
  500: 'The server has a problem',
};

const en = {
  unreachable: 'Could not connect. Check your internet.',
  timeout: 'This took too long. Try again.',
  refused: 'The server refused.',
  unreadable: 'The answer could not be read. Try again.',
  unexpected: 'Something went wrong.',
  statuses: statusesEn,
  withStatus: (text: string, status: number) => `${text} (${status}).`,
};

const statusesBn: typeof statusesEn = {
  400: 'তথ্য গ্রহণ করা হয়নি',
  401: 'আপনি সাইন আউট হয়ে গেছেন। আবার সাইন ইন করুন',
  403: 'এই কাজের অনুমতি আপনার নেই',
  404: 'এটি পাওয়া যায়নি',
  410: 'এটি আর নেই',
  413: 'আকার অনেক বড়',
  429: 'অনেকবার চেষ্টা হয়েছে। একটু পরে আবার চেষ্টা করুন',
  500: 'সার্ভারে সমস্যা হয়েছে',
};

const bn: typeof en = {
  unreachable: 'সংযোগ হয়নি। আপনার ইন্টারনেট দেখুন।',
  timeout: 'অনেক সময় লাগছে। আবার চেষ্টা করুন।',
  refused: 'সার্ভার গ্রহণ করেনি।',
  unreadable: 'সার্ভারের উত্তর পড়া যায়নি। আবার চেষ্টা করুন।',
  unexpected: 'কোনো একটা সমস্যা হয়েছে।',
  statuses: statusesBn,
  withStatus: (text, status) => `${text} (${formatNumber(status, 'bn')})।`,
};

export const failureMessages = isBangla ? bn : en;
