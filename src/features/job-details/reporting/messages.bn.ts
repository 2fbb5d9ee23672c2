import { reportReasonNames } from '#presenters/panel-messages.bn.ts';
import type * as en from './messages.en.ts';

export const reportMessages: typeof en.reportMessages = {
  title: 'এই চাকরি নিয়ে রিপোর্ট করুন',
  close: 'বন্ধ করুন',
  intro: 'প্রতিটি রিপোর্ট আমরা দেখি। কে পাঠিয়েছেন, নিয়োগদাতা তা জানেন না।',
  reason: 'সমস্যা কী?',
  reasons: reportReasonNames,
  chooseReason: 'সমস্যাটি বেছে নিন।',
  text: 'বিস্তারিত (ঐচ্ছিক)',
  textHint: 'নিজের নাম, নম্বর বা পাসওয়ার্ড লিখবেন না।',
  writeText: 'সমস্যাটি লিখুন।',
  send: 'রিপোর্ট পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  failed: 'রিপোর্ট পাঠানো যায়নি',
  failedText: 'আপনার লেখা এখানেই আছে। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
};
