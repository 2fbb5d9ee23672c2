import { isBangla } from '#contract/build-language.ts';

const en = {
  share: 'Share letter and CV',
  shareHint: 'Also copies the address: paste it under “To”.',
  save: 'Save your CV',
  saveHint: 'Then attach it to the mail.',
  making: 'Making your CV…',
  ready: 'Your CV is ready. Tap again to share it.',
  saved: (file: string) => `${file} is saved. Attach it to the mail.`,
  saveBlocked: 'The file was not saved. Please tap again.',
  failed: 'Your CV could not be made. Please try again.',
};

const bn: typeof en = {
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

export const attachMessages = isBangla ? bn : en;
