import { isBangla } from '#contract/build-language.ts';
import { toShownReasonBn } from '#contract/moderation/reasons.ts';

const en = {
  job: {
    pending: () => 'Waiting for approval',
    rejected: (reason: string) => (reason === '' ? 'Rejected' : `Rejected: ${reason}`),
  },
  company: {
    pending: () => 'Not public yet: its company waits for approval',
    rejected: () => 'Not public: its company was rejected',
  },
  onlyYou: 'Only you can see this.',
  onlyOwner: 'Only its owner and administrators can see this.',
  toOwnJobs: 'Your posted jobs',
};

const bn: typeof en = {
  job: {
    pending: () => 'অনুমোদনের অপেক্ষায়',
    rejected: (reason) => (reason === '' ? 'বাতিল হয়েছে' : `বাতিল হয়েছে: ${toShownReasonBn(reason)}`),
  },
  company: {
    pending: () => 'এখনো প্রকাশিত নয়: প্রতিষ্ঠানটি অনুমোদনের অপেক্ষায়',
    rejected: () => 'প্রকাশিত নয়: প্রতিষ্ঠানটি বাতিল হয়েছে',
  },
  onlyYou: 'শুধু আপনি দেখতে পাচ্ছেন।',
  onlyOwner: 'শুধু নিয়োগদাতা ও অ্যাডমিন দেখতে পান।',
  toOwnJobs: 'আপনার নিয়োগ বিজ্ঞপ্তি',
};

export const hiddenMessages = isBangla ? bn : en;
