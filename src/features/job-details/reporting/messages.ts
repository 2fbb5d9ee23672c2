import { isBangla } from '#contract/build-language.ts';
import { reportReasonNamesEn, reportReasonNamesBn } from '#ui/panel-messages.ts';

const en = {
  title: 'Report this job',
  close: 'Close',
  intro: 'We check every report. The employer does not see who sent it.',
  reason: 'What is wrong?',
  reasons: reportReasonNamesEn,
  chooseReason: 'Choose what is wrong.',
  text: 'More details (optional)',
  textHint: 'Do not write your name, number or passwords.',
  writeText: 'Write what is wrong.',
  send: 'Send report',
  sending: 'Sending…',
  failed: 'Could not send your report',
  failedText: 'Your text is still here. Check your internet and try again.',
};

const bn: typeof en = {
  title: 'এই চাকরি নিয়ে রিপোর্ট করুন',
  close: 'বন্ধ করুন',
  intro: 'প্রতিটি রিপোর্ট আমরা দেখি। কে পাঠিয়েছেন, নিয়োগদাতা তা জানেন না।',
  reason: 'সমস্যা কী?',
  reasons: reportReasonNamesBn,
  chooseReason: 'সমস্যাটি বেছে নিন।',
  text: 'বিস্তারিত (ঐচ্ছিক)',
  textHint: 'নিজের নাম, নম্বর বা পাসওয়ার্ড লিখবেন না।',
  writeText: 'সমস্যাটি লিখুন।',
  send: 'রিপোর্ট পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  failed: 'রিপোর্ট পাঠানো যায়নি',
  failedText: 'আপনার লেখা এখানেই আছে। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
};

export const reportMessages = isBangla ? bn : en;
export const reportMessagesIn = { en, bn };
