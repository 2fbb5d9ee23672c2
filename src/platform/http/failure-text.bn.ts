import { formatNumber } from '#contract/format.ts';
import type * as en from './failure-text.en.ts';

const statuses: typeof en.failureMessages.statuses = {
  400: 'তথ্য গ্রহণ করা হয়নি',
  401: 'আপনি সাইন আউট হয়ে গেছেন। আবার সাইন ইন করুন',
  403: 'এই কাজের অনুমতি আপনার নেই',
  404: 'এটি পাওয়া যায়নি',
  410: 'এটি আর নেই',
  413: 'আকার অনেক বড়',
  429: 'অনেকবার চেষ্টা হয়েছে। একটু পরে আবার চেষ্টা করুন',
  500: 'সার্ভারে সমস্যা হয়েছে',
};

export const failureMessages: typeof en.failureMessages = {
  unreachable: 'সংযোগ হয়নি। আপনার ইন্টারনেট দেখুন।',
  timeout: 'অনেক সময় লাগছে। আবার চেষ্টা করুন।',
  refused: 'সার্ভার গ্রহণ করেনি।',
  unreadable: 'সার্ভারের উত্তর পড়া যায়নি। আবার চেষ্টা করুন।',
  unexpected: 'কোনো একটা সমস্যা হয়েছে।',
  statuses,
  withStatus: (text, status) => `${text} (${formatNumber(status, 'bn')})।`,
};
