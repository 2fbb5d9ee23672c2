import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';
import type { Stage, TrackerTab } from '#contract/jobs/stages.ts';
import type { ReadProblem } from '#platform/storage/stored-file.ts';
import { formatNumber } from '#contract/format.ts';
import type { FileRefusal, ImportedJobs } from './saved-file.ts';

const fromTo = (what: string) => (was: string, is: string) => `${what}: ${was} → ${is}`;

const changeMessagesEn = {
  heading: 'Changed since you saved it',
  removed: 'This job has been removed. Your copy stays here.',
  closed: 'This job is filled. You can no longer apply.',
  reopened: 'This job is open again.',
  deadline: fromTo('Deadline'),
  pay: fromTo('Salary'),
  title: fromTo('Title'),
  company: fromTo('Company'),
  applyTo: fromTo('Apply to'),
  applyWays: 'How to apply has changed.',
  text: 'The text of the job has changed.',
  noDeadline: 'none',
  noPay: 'not given',
  withBonus: (pay: string, bonus: string) => `${pay}, bonus ${bonus}`,
  noAddress: 'no address',
  accept: 'Update my copy',
  acceptNamed: (title: string) => `Update my copy of ${title}`,
  accepted: 'Your copy is up to date.',
  takenDown: 'Removed',
};

const changeMessagesBn: typeof changeMessagesEn = {
  heading: 'সেভ করার পর যা বদলেছে',
  removed: 'এই চাকরি সরিয়ে ফেলা হয়েছে। আপনার কপি থাকবে।',
  closed: 'এই চাকরিতে নিয়োগ শেষ। আর আবেদন করা যাবে না।',
  reopened: 'এই চাকরিতে আবার আবেদন করা যাচ্ছে।',
  deadline: fromTo('আবেদনের শেষ তারিখ'),
  pay: fromTo('বেতন'),
  title: fromTo('পদের নাম'),
  company: fromTo('প্রতিষ্ঠান'),
  applyTo: fromTo('আবেদনের ঠিকানা'),
  applyWays: 'আবেদনের উপায় বদলেছে।',
  text: 'নিয়োগ বিজ্ঞপ্তির লেখা বদলেছে।',
  noDeadline: 'নেই',
  noPay: 'উল্লেখ নেই',
  withBonus: (pay, bonus) => `${pay}, বোনাস ${bonus}`,
  noAddress: 'ঠিকানা নেই',
  accept: 'আমার কপি আপডেট করুন',
  acceptNamed: (title) => `আমার কপি আপডেট করুন: ${title}`,
  accepted: 'আপনার কপি আপডেট হয়েছে।',
  takenDown: 'সরানো হয়েছে',
};

export const changeMessages = isBangla ? changeMessagesBn : changeMessagesEn;

const stageNamesEn: Readonly<Record<Stage, string>> = {
  saved: 'Saved',
  written: 'Writing',
  sent: 'Sent',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  noAnswer: 'No answer',
};

/** The next step, on the card. */
const advanceEn: Readonly<Record<Stage, string>> = {
  saved: 'Mark as sent',
  written: 'Mark as sent',
  sent: 'Got an interview',
  interview: 'Add result',
  offer: stageNamesEn.offer,
  rejected: stageNamesEn.rejected,
  noAnswer: stageNamesEn.noAnswer,
};

const tabsEn: Readonly<Record<TrackerTab, string>> = {
  saved: 'Saved',
  writing: 'Writing',
  sent: 'Sent',
  interview: 'Interview',
  result: 'Result',
};

const emptyEn: Readonly<Record<TrackerTab, string>> = {
  saved: 'No saved jobs yet',
  writing: 'No letters yet',
  sent: 'Nothing sent yet',
  interview: 'No interviews yet',
  result: 'No results yet',
};

const emptyTextEn: Readonly<Record<TrackerTab, string>> = {
  saved: 'Tap the bookmark on a job to save it. Saved jobs open without internet.',
  writing: 'Open a job, tap Apply and write your letter.',
  sent: 'Jobs you applied for are listed here.',
  interview: 'Tap “Got an interview” on a job you applied for.',
  result: 'Offers and other answers are listed here.',
};

const savedMessagesEn = {
  title: pageTitlesEn.savedJobs,
  settings: 'Saved jobs settings',
  storage: pageTitlesEn.storage,
  /** Below the number of days, or in place of it. */
  ringUnits: {
    days: (days: number): string => (days === 1 ? 'day' : 'days'),
    today: 'today',
    filled: 'filled',
    expired: 'closed',
  },
  offline: 'Available offline',
  savedFull: 'Saved. Opens even in airplane mode.',
  savedShort: 'Saved. Open it once online to read it offline.',
  noSpace: 'There is no room to save this job on this device.',
  loading: 'Reading your saved jobs...',
  empty: emptyEn,
  emptyText: emptyTextEn,
  emptyBeside: (count: number, tab: string) =>
    count === 1 ? `Nothing here. 1 job under ${tab}.` : `Nothing here. ${count} jobs under ${tab}.`,
  showTab: (tab: string) => `Show ${tab}`,
  browse: 'Browse Jobs',
  partial: 'Open this job once online to read it offline.',
  unreadable: 'Your saved jobs cannot be read',
  unreadableText: 'Your browser is blocking storage. Restart it and try again. Nothing was deleted.',
  notStored: 'This device could not save that. Nothing was changed.',
  removed: (title: string) => `Removed from your saved jobs: ${title}`,
  undoNamed: (title: string) => `Undo: ${title}`,
  moved: (title: string, stage: string) => `${title} moved to ${stage}`,
  sentAgo: (days: number) =>
    days === 0 ? 'Sent today' : days === 1 ? 'Sent yesterday' : `Sent ${days} days ago`,
  columnsHint: 'Drag a card, or hold Shift and use ← or →.',
  stage: 'Your progress',
  stageIs: (stage: string) => `Progress: ${stage}`,
  since: (date: string) => `since ${date}`,
  stageNames: stageNamesEn,
  advance: advanceEn,
  tabs: tabsEn,
  named: (action: string, title: string) => `${action}: ${title}`,
  application: 'See application',
  sendLetter: 'Send letter',
  continueLetter: 'Continue letter',
  readLetter: 'Read letter',
  more: (title: string) => `More: ${title}`,
  progress: 'Your application',
  close: 'Close',
  applyOrLetter: 'Apply',
  remind: 'Add deadline to calendar',
  lastDay: (title: string) => `Last day to apply: ${title}`,
  calendarFile: 'job-deadline.ics',
  remove: 'Remove from saved jobs',
};

const stageNamesBn: typeof stageNamesEn = {
  saved: 'সেভ করা',
  written: 'লিখছি',
  sent: 'পাঠানো হয়েছে',
  interview: 'ইন্টারভিউ',
  offer: 'চাকরির অফার',
  rejected: 'নির্বাচিত হইনি',
  noAnswer: 'উত্তর আসেনি',
};

const advanceBn: typeof advanceEn = {
  saved: 'আবেদন পাঠিয়েছি',
  written: 'আবেদন পাঠিয়েছি',
  sent: 'ইন্টারভিউ পেয়েছি',
  interview: 'ফলাফল লিখুন',
  offer: stageNamesBn.offer,
  rejected: stageNamesBn.rejected,
  noAnswer: stageNamesBn.noAnswer,
};

const tabsBn: typeof tabsEn = {
  saved: 'সেভ করা',
  writing: 'লিখছি',
  sent: 'পাঠানো',
  interview: 'ইন্টারভিউ',
  result: 'ফলাফল',
};

const emptyBn: typeof emptyEn = {
  saved: 'এখনো কোনো চাকরি সেভ করেননি',
  writing: 'এখনো কোনো আবেদনপত্র নেই',
  sent: 'এখনো কোথাও আবেদন পাঠাননি',
  interview: 'এখনো কোনো ইন্টারভিউ নেই',
  result: 'এখনো কোনো ফলাফল নেই',
};

const emptyTextBn: typeof emptyTextEn = {
  saved: 'সেভ করতে চাকরির বুকমার্কে চাপ দিন। সেভ করা চাকরি ইন্টারনেট ছাড়াই খোলে।',
  writing: 'চাকরি খুলে “আবেদন করুন” চাপুন ও আবেদনপত্র লিখুন।',
  sent: 'যেসব চাকরিতে আবেদন করেছেন, সেগুলো এখানে থাকবে।',
  interview: 'আবেদন করা চাকরিতে “ইন্টারভিউ পেয়েছি” চাপুন।',
  result: 'অফার ও অন্য উত্তর এখানে থাকবে।',
};

const savedMessagesBn: typeof savedMessagesEn = {
  title: pageTitlesBn.savedJobs,
  settings: 'সেভ করা চাকরির সেটিংস',
  storage: pageTitlesBn.storage,
  /** Below the number of days, or in place of it. */
  ringUnits: { days: () => 'দিন', today: 'আজ', filled: 'শেষ', expired: 'শেষ' },
  offline: 'অফলাইনে পড়া যাবে',
  savedFull: 'সেভ হয়েছে। ইন্টারনেট ছাড়াও খুলবে।',
  savedShort: 'সেভ হয়েছে। অফলাইনে পড়তে ইন্টারনেটে একবার খুলুন।',
  noSpace: 'চাকরিটি সেভ করার জায়গা এই ডিভাইসে নেই।',
  loading: 'সেভ করা চাকরি খোলা হচ্ছে...',
  empty: emptyBn,
  emptyText: emptyTextBn,
  emptyBeside: (count, tab) => `এখানে কিছু নেই। “${tab}” অংশে ${formatNumber(count, 'bn')}টি চাকরি আছে।`,
  showTab: (tab) => `“${tab}” দেখুন`,
  browse: 'চাকরি দেখুন',
  partial: 'অফলাইনে পড়তে চাকরিটি ইন্টারনেটে একবার খুলুন।',
  unreadable: 'আপনার সেভ করা চাকরি পড়া যাচ্ছে না',
  unreadableText: 'ব্রাউজার সেভ করা তথ্য খুলতে দিচ্ছে না। ব্রাউজার বন্ধ করে আবার খুলুন। কিছু মোছা হয়নি।',
  notStored: 'এই ডিভাইসে সেভ করা যায়নি। কিছু বদলায়নি।',
  removed: (title) => `সেভ করা চাকরি থেকে সরানো হয়েছে: ${title}`,
  undoNamed: (title) => `ফিরিয়ে আনুন: ${title}`,
  moved: (title, stage) => `${title} এখন “${stage}” অংশে`,
  sentAgo: (days) =>
    days === 0
      ? 'আজ পাঠিয়েছেন'
      : days === 1
        ? 'গতকাল পাঠিয়েছেন'
        : `${formatNumber(days, 'bn')} দিন আগে পাঠিয়েছেন`,
  columnsHint: 'কার্ড টেনে অন্য কলামে নিন, অথবা শিফট চেপে ← বা → চাপুন।',
  stage: 'আপনার অগ্রগতি',
  stageIs: (stage) => `অগ্রগতি: ${stage}`,
  since: (date) => `${date} থেকে`,
  stageNames: stageNamesBn,
  advance: advanceBn,
  tabs: tabsBn,
  named: (action, title) => `${action}: ${title}`,
  application: 'আবেদন দেখুন',
  sendLetter: 'আবেদনপত্র পাঠান',
  continueLetter: 'লেখা চালিয়ে যান',
  readLetter: 'আবেদনপত্র পড়ুন',
  more: (title) => `আরও: ${title}`,
  progress: 'আপনার আবেদন',
  close: 'বন্ধ করুন',
  applyOrLetter: 'আবেদন করুন',
  remind: 'শেষ তারিখ ক্যালেন্ডারে রাখুন',
  lastDay: (title) => `আবেদনের শেষ দিন: ${title}`,
  calendarFile: 'job-deadline.ics',
  remove: 'সেভ করা চাকরি থেকে সরান',
};

export const savedMessages = isBangla ? savedMessagesBn : savedMessagesEn;
export const savedMessagesIn = { en: savedMessagesEn, bn: savedMessagesBn };

const jobsEn = (count: number) => (count === 1 ? '1 job' : `${count} jobs`);

const toPartsEn = ({ added, renewed, same, unreadable, refused }: ImportedJobs): string[] => [
  ...(added > 0 ? [`${jobsEn(added)} added`] : []),
  ...(renewed > 0 ? [`${jobsEn(renewed)} brought up to date`] : []),
  ...(same > 0 ? [`${jobsEn(same)} already here`] : []),
  ...(unreadable > 0 ? [`${jobsEn(unreadable)} could not be read`] : []),
  ...(refused > 0 ? [`no room on this device for ${jobsEn(refused)}`] : []),
];

const refusalsEn: Readonly<Record<Exclude<FileRefusal, ReadProblem>, string>> = {
  tooLarge: 'This file is too large to hold saved jobs. Nothing was changed.',
  notOurs: 'This is not a file of saved jobs, or it is damaged. Nothing was changed.',
  newer:
    'This file was made by a newer version of the app. Reload the page to update it, then try again. Nothing was changed.',
};

const transferMessagesEn = {
  export: 'Back up saved jobs',
  import: 'Restore from a file',
  exported: (count: number) => `${jobsEn(count)} backed up.`,
  exportFailed: 'The file could not be made.',
  pressAgain: 'The file is ready. Tap “Back up saved jobs” again to save it.',
  imported: (counts: ImportedJobs) => `${toPartsEn(counts).join(', ') || 'There are no jobs in this file'}.`,
  refusals: refusalsEn,
};

const jobsBn = (count: number) => `${formatNumber(count, 'bn')}টি চাকরি`;

const toPartsBn = ({ added, renewed, same, unreadable, refused }: ImportedJobs): string[] => [
  ...(added > 0 ? [`${jobsBn(added)} যোগ হয়েছে`] : []),
  ...(renewed > 0 ? [`${jobsBn(renewed)} আপডেট হয়েছে`] : []),
  ...(same > 0 ? [`${jobsBn(same)} আগে থেকেই আছে`] : []),
  ...(unreadable > 0 ? [`${jobsBn(unreadable)} পড়া যায়নি`] : []),
  ...(refused > 0 ? [`${jobsBn(refused)} রাখার জায়গা এই ডিভাইসে নেই`] : []),
];

const refusalsBn: typeof refusalsEn = {
  tooLarge: 'সেভ করা চাকরির ফাইল এত বড় হয় না। কিছু বদলায়নি।',
  notOurs: 'এটি সেভ করা চাকরির ফাইল নয়, বা ফাইলটি নষ্ট। কিছু বদলায়নি।',
  newer: 'ফাইলটি অ্যাপের আরও নতুন সংস্করণে তৈরি। আপডেট করতে পৃষ্ঠাটি আবার লোড করে চেষ্টা করুন। কিছু বদলায়নি।',
};

const transferMessagesBn: typeof transferMessagesEn = {
  export: 'সেভ করা চাকরির ব্যাকআপ নিন',
  import: 'ফাইল থেকে ফিরিয়ে আনুন',
  exported: (count) => `${jobsBn(count)} ব্যাকআপ হয়েছে।`,
  exportFailed: 'ফাইলটি তৈরি করা যায়নি।',
  pressAgain: 'ফাইল তৈরি হয়েছে। সেভ করতে “সেভ করা চাকরির ব্যাকআপ নিন” আবার চাপুন।',
  imported: (counts) => `${toPartsBn(counts).join(', ') || 'এই ফাইলে কোনো চাকরি নেই'}।`,
  refusals: refusalsBn,
};

export const transferMessages = isBangla ? transferMessagesBn : transferMessagesEn;
