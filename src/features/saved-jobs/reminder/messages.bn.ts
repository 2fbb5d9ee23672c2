import { formatNumber } from '#contract/format.ts';
import type * as en from './messages.en.ts';

export const closingMessages: typeof en.closingMessages = {
  turnOn: 'শেষ তারিখ মনে করান',
  turnOff: 'আর মনে করিয়ে দেবেন না',
  on: 'আগের দিন অ্যাপ খুললে মনে করিয়ে দেব।',
  off: 'আর মনে করিয়ে দেওয়া হবে না।',
  notAllowed: 'আপনি নোটিফিকেশনের অনুমতি দেননি। কিছু বদলায়নি।',
  blocked: 'নোটিফিকেশন বন্ধ করা আছে। ব্রাউজারের সেটিংসে এই সাইটের জন্য অনুমতি দিন।',
  install: 'আগে সাইটটি হোম স্ক্রিনে যোগ করুন। তাহলে নোটিফিকেশন আসবে।',
  missing: 'এই ব্রাউজার নোটিফিকেশন দেখাতে পারে না।',
  title: (count) => `${formatNumber(count, 'bn')}টি সেভ করা চাকরির সময় আগামীকাল শেষ`,
};
