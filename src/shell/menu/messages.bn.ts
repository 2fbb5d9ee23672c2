import type * as en from './messages.en.ts';

export const menuMessages: typeof en.menuMessages = {
  mainMenu: 'মূল মেনু',
  createYourCv: 'সিভি তৈরি',
  logout: 'সাইন আউট',
  moderation: 'মডারেশন',
  subscription: {
    none: 'সাবস্ক্রাইব করুন',
    subscribed: 'সাবস্ক্রিপশন বন্ধ করুন',
    leaving: 'প্রক্রিয়া চলছে...',
  },
  stopByNumber: 'নম্বর দিয়ে সাবস্ক্রিপশন বন্ধ করুন',
};
