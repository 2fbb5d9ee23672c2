import type * as en from './attach-cv.en.ts';

export const attachMessages: typeof en.attachMessages = {
  share: 'আবেদনপত্র ও সিভি শেয়ার করুন',
  shareHint: 'ঠিকানাও কপি হবে। “প্রাপক” ঘরে পেস্ট করুন।',
  save: 'সিভি সেভ করুন',
  saveHint: 'তারপর ইমেইলে জুড়ে দিন।',
  making: 'আপনার সিভি তৈরি হচ্ছে…',
  ready: 'সিভি তৈরি। শেয়ার করতে আবার চাপুন।',
  saved: (file) => `${file} সেভ হয়েছে। ইমেইলে জুড়ে দিন।`,
  saveBlocked: 'ফাইলটি সেভ হয়নি। আবার চাপুন।',
  failed: 'সিভি তৈরি করা যায়নি। আবার চেষ্টা করুন।',
};
