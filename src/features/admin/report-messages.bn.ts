import { formatNumber } from '#contract/format.ts';
import type * as en from './report-messages.en.ts';

const number = (value: number): string => formatNumber(value, 'bn');

export const adminReportMessages: typeof en.adminReportMessages = {
  title: 'ব্যবহারকারীদের রিপোর্ট',
  intro: 'চাকরি বাতিল করলেও রিপোর্টগুলো থেকে যায়। সিদ্ধান্তের পরে “দেখা শেষ” চাপুন।',
  none: 'কোনো রিপোর্ট বাকি নেই',
  noneText: 'ব্যবহারকারীদের রিপোর্ট এখানে আসবে। সব দেখা শেষ।',
  count: (total) => `${number(total)}টি রিপোর্ট`,
  latest: (time) => `শেষেরটি ${time}`,
  reasons: 'কারণ',
  texts: 'ব্যবহারকারীরা যা লিখেছেন',
  shown: (shown) => `শুধু শেষের ${number(shown)}টি দেখানো হচ্ছে।`,
  handle: 'দেখা শেষ',
  handling: 'সেভ হচ্ছে…',
  handled: (label) => `রিপোর্ট দেখা শেষ: ${label}`,
  handledBefore: (label) => `আগেই দেখা হয়েছে: ${label}`,
  marked: 'নিয়মে চিহ্নিত',
  marks: {
    'asks-for-money': 'মনে হয় টাকা চাওয়া হয়েছে',
    'other-domain': 'ইমেইল ঠিকানা ওয়েবসাইটের সঙ্গে মেলে না',
    'free-mail': 'ওয়েবসাইট আছে, তবু ইমেইল ঠিকানা বিনামূল্যের',
    'old-font': 'পুরোনো বাংলা ফন্টের (বিজয়) লেখা, ফোনে পড়া যায় না',
  },
  namesakes: (total) => `এই নামে আরও ${number(total)}টি প্রতিষ্ঠান আছে।`,
  findNamesakes: 'মিলিয়ে দেখুন',
};
