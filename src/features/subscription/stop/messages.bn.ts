import { formatNumber } from '#contract/format.ts';
import type * as en from './messages.en.ts';

export const unsubscribeMessages: typeof en.unsubscribeMessages = {
  ask: {
    title: 'আপনি কি নিশ্চিত?',
    text: 'সত্যিই কি সাবস্ক্রিপশন বন্ধ করতে চান?',
    confirm: 'হ্যাঁ, বন্ধ করুন',
    cancel: 'বাতিল',
  },
  smsEnds: 'এসএমএসে নতুন চাকরির খবরও আর আসবে না।',
  missingData: 'সাবস্ক্রিপশন বন্ধ করার দরকারি তথ্য নেই',
  succeeded: 'সাবস্ক্রিপশন বন্ধ হয়েছে',
  succeededWith: (words) => `সাবস্ক্রিপশন বন্ধ হয়েছে। ${words}`,
  success: { title: 'সাবস্ক্রিপশন বন্ধ!', text: 'আপনার সাবস্ক্রিপশন বন্ধ হয়েছে।' },
  failure: 'সমস্যা হয়েছে!',
  unknownError: 'অজানা সমস্যা হয়েছে',
  done: 'সাবস্ক্রিপশন বন্ধ হয়েছে',
  apiFailure: 'অপারেটর কাজটি করতে পারেনি',
  tryAgain: 'সমস্যা হয়েছে, আবার চেষ্টা করুন',
  exception: 'সাবস্ক্রিপশন বন্ধ করা যায়নি: ইন্টারনেট বা সার্ভারে সমস্যা',
  httpError: (message, status) => `${message || 'সাবস্ক্রিপশন বন্ধ করা যায়নি'} (${formatNumber(status, 'bn')})`,
  unsupportedProvider: (type) => `এই অপারেটর চলবে না: ${type}`,
  idRequired: 'সাবস্ক্রিপশনের আইডি লাগবে',
  processing: 'প্রক্রিয়া চলছে...',
  removedHere: 'এই ডিভাইস থেকে মোছা হয়েছে',
  forgotten: 'এই ডিভাইস থেকে সাবস্ক্রিপশন মোছা হয়েছে। এখনো টাকা কাটছে? নম্বর দিয়ে সাবস্ক্রিপশন বন্ধ করুন।',
  stopByNumber: 'নম্বর দিয়ে সাবস্ক্রিপশন বন্ধ করুন',
  dismiss: 'সরিয়ে দিন',
  notLoaded: 'লোড করা যায়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
};
