import { formatNumber } from '#contract/format.ts';
import type { ImportedJobs } from './import-saved.ts';
import type * as en from './messages.en.ts';

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
