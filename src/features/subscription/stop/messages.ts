import { isBangla } from '#contract/build-language.ts';
import { formatNumber } from '#contract/format.ts';

const en = {
  ask: {
    title: 'Are you sure?',
    text: 'Do you really want to unsubscribe?',
    confirm: 'Yes, unsubscribe!',
    cancel: 'Cancel',
  },
  /** After the question, where new jobs come by SMS. */
  smsEnds: 'You will also stop getting new jobs by SMS.',
  missingData: 'Missing required unsubscribe data',
  succeeded: 'Successfully unsubscribed',
  /** With the operator's own words. */
  succeededWith: (words: string) => `Successfully unsubscribed. ${words}`,
  success: { title: 'Unsubscribed!', text: 'You have been successfully unsubscribed.' },
  failure: 'Error!',
  unknownError: 'Unknown error occurred',
  done: 'Unsubscribed successfully',
  apiFailure: 'API returned failure status',
  tryAgain: 'There is an error, please try again',
  exception: 'Failed to unsubscribe - Network or server error',
  httpError: (message: string, status: number) => `${message || 'Failed to unsubscribe'} (${status})`,
  unsupportedProvider: (type: string) => `Unsupported provider type: ${type}`,
  idRequired: 'Subscription ID is required',
  processing: 'Processing...',
  removedHere: 'Removed from this device',
  forgotten: 'Subscription removed from this device. Still charged? Unsubscribe by number.',
  stopByNumber: 'Unsubscribe by number',
  dismiss: 'Dismiss',
  notLoaded: 'Could not load this. Check your connection and try again.',
};

const bn: typeof en = {
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

export const unsubscribeMessages = isBangla ? bn : en;
export const unsubscribeMessagesIn = { en, bn };
