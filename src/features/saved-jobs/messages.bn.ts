import { formatNumber } from '#contract/format.ts';
import { pageTitles } from '#contract/http/page-titles.bn.ts';
import type * as en from './messages.en.ts';
import type { ImportedJobs } from './transfer/import-saved.ts';

const fromTo = (what: string) => (was: string, is: string) => `${what}: ${was} → ${is}`;

export const changeMessages: typeof en.changeMessages = {
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

const stageNames: typeof en.savedMessages.stageNames = {
  saved: 'সেভ করা',
  written: 'লিখছি',
  sent: 'পাঠানো হয়েছে',
  interview: 'ইন্টারভিউ',
  offer: 'চাকরির অফার',
  rejected: 'নির্বাচিত হইনি',
  noAnswer: 'উত্তর আসেনি',
};

/** The next step, on the card. */
const advance: typeof en.savedMessages.advance = {
  saved: 'আবেদন পাঠিয়েছি',
  written: 'আবেদন পাঠিয়েছি',
  sent: 'ইন্টারভিউ পেয়েছি',
  interview: 'ফলাফল লিখুন',
  offer: stageNames.offer,
  rejected: stageNames.rejected,
  noAnswer: stageNames.noAnswer,
};

const tabs: typeof en.savedMessages.tabs = {
  saved: 'সেভ করা',
  writing: 'লিখছি',
  sent: 'পাঠানো',
  interview: 'ইন্টারভিউ',
  result: 'ফলাফল',
};

const empty: typeof en.savedMessages.empty = {
  saved: 'এখনো কোনো চাকরি সেভ করেননি',
  writing: 'এখনো কোনো আবেদনপত্র নেই',
  sent: 'এখনো কোথাও আবেদন পাঠাননি',
  interview: 'এখনো কোনো ইন্টারভিউ নেই',
  result: 'এখনো কোনো ফলাফল নেই',
};

const emptyText: typeof en.savedMessages.emptyText = {
  saved: 'সেভ করতে চাকরির বুকমার্কে চাপ দিন। সেভ করা চাকরি ইন্টারনেট ছাড়াই খোলে।',
  writing: 'চাকরি খুলে “আবেদন করুন” চাপুন ও আবেদনপত্র লিখুন।',
  sent: 'যেসব চাকরিতে আবেদন করেছেন, সেগুলো এখানে থাকবে।',
  interview: 'আবেদন করা চাকরিতে “ইন্টারভিউ পেয়েছি” চাপুন।',
  result: 'অফার ও অন্য উত্তর এখানে থাকবে।',
};

export const savedMessages: typeof en.savedMessages = {
  title: pageTitles.savedJobs,
  settings: 'সেভ করা চাকরির সেটিংস',
  storage: pageTitles.storage,
  /** Below the number of days, or in place of it. */
  ringUnits: { days: () => 'দিন', today: 'আজ', filled: 'শেষ', expired: 'শেষ' },
  offline: 'অফলাইনে পড়া যাবে',
  savedFull: 'সেভ হয়েছে। ইন্টারনেট ছাড়াও খুলবে।',
  savedShort: 'সেভ হয়েছে। অফলাইনে পড়তে ইন্টারনেটে একবার খুলুন।',
  noSpace: 'চাকরিটি সেভ করার জায়গা এই ডিভাইসে নেই।',
  loading: 'সেভ করা চাকরি খোলা হচ্ছে...',
  empty,
  emptyText,
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
  stageNames,
  advance,
  tabs,
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

const jobs = (count: number) => `${formatNumber(count, 'bn')}টি চাকরি`;

const toParts = ({ added, renewed, same, unreadable, refused }: ImportedJobs): string[] => [
  ...(added > 0 ? [`${jobs(added)} যোগ হয়েছে`] : []),
  ...(renewed > 0 ? [`${jobs(renewed)} আপডেট হয়েছে`] : []),
  ...(same > 0 ? [`${jobs(same)} আগে থেকেই আছে`] : []),
  ...(unreadable > 0 ? [`${jobs(unreadable)} পড়া যায়নি`] : []),
  ...(refused > 0 ? [`${jobs(refused)} রাখার জায়গা এই ডিভাইসে নেই`] : []),
];

const refusals: typeof en.transferMessages.refusals = {
  tooLarge: 'সেভ করা চাকরির ফাইল এত বড় হয় না। কিছু বদলায়নি।',
  notOurs: 'এটি সেভ করা চাকরির ফাইল নয়, বা ফাইলটি নষ্ট। কিছু বদলায়নি।',
  newer: 'ফাইলটি অ্যাপের আরও নতুন সংস্করণে তৈরি। আপডেট করতে পৃষ্ঠাটি আবার লোড করে চেষ্টা করুন। কিছু বদলায়নি।',
};

export const transferMessages: typeof en.transferMessages = {
  export: 'সেভ করা চাকরির ব্যাকআপ নিন',
  import: 'ফাইল থেকে ফিরিয়ে আনুন',
  exported: (count) => `${jobs(count)} ব্যাকআপ হয়েছে।`,
  exportFailed: 'ফাইলটি তৈরি করা যায়নি।',
  pressAgain: 'ফাইল তৈরি হয়েছে। সেভ করতে “সেভ করা চাকরির ব্যাকআপ নিন” আবার চাপুন।',
  imported: (counts) => `${toParts(counts).join(', ') || 'এই ফাইলে কোনো চাকরি নেই'}।`,
  refusals,
};
