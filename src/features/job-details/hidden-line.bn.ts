import { toShownReason } from '#contract/moderation/reason-names.bn.ts';
import type * as en from './hidden-line.en.ts';

export const hiddenMessages: typeof en.hiddenMessages = {
  job: {
    pending: () => 'অনুমোদনের অপেক্ষায়',
    rejected: (reason) => (reason === '' ? 'বাতিল হয়েছে' : `বাতিল হয়েছে: ${toShownReason(reason)}`),
  },
  company: {
    pending: () => 'এখনো প্রকাশিত নয়: প্রতিষ্ঠানটি অনুমোদনের অপেক্ষায়',
    rejected: () => 'প্রকাশিত নয়: প্রতিষ্ঠানটি বাতিল হয়েছে',
  },
  onlyYou: 'শুধু আপনি দেখতে পাচ্ছেন।',
  onlyOwner: 'শুধু নিয়োগদাতা ও অ্যাডমিন দেখতে পান।',
  toOwnJobs: 'আপনার নিয়োগ বিজ্ঞপ্তি',
};
