import { isBangla } from '#contract/build-language.ts';

const menuMessagesEn = {
  mainMenu: 'Main menu',
  createYourCv: 'Create your CV',
  logout: 'Logout',
  moderation: 'Moderation',
  subscription: { none: 'Subscribe', subscribed: 'Unsubscribe', leaving: 'Processing...' },
  stopByNumber: 'Unsubscribe by number',
};

const menuMessagesBn: typeof menuMessagesEn = {
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

export const menuMessages = isBangla ? menuMessagesBn : menuMessagesEn;
export const menuMessagesIn = { en: menuMessagesEn, bn: menuMessagesBn };
