import type * as en from './unsubscribe-texts.en.ts';

export const unsubscribeTexts: typeof en.unsubscribeTexts = {
  title: 'আপনার ইমেইল',
  ask: {
    decisions: 'আপনার চাকরি ও প্রতিষ্ঠানের অনুমোদন ও বাতিলের ইমেইল বন্ধ করতে চান?',
    weekly: 'আপনার চাকরির সাপ্তাহিক ইমেইল বন্ধ করতে চান?',
  },
  stop: 'এই ইমেইল বন্ধ করুন',
  stopped: {
    decisions: 'অনুমোদন ও বাতিলের ইমেইল আর পাবেন না।',
    weekly: 'সাপ্তাহিক ইমেইল আর পাবেন না।',
  },
  again: 'আবার পাঠান',
  wanted: {
    decisions: 'অনুমোদন ও বাতিলের ইমেইল আবার পাবেন।',
    weekly: 'সাপ্তাহিক ইমেইল আবার পাবেন।',
  },
  settings: 'অ্যাকাউন্ট সেটিংস',
  broken: 'লিংকটি অসম্পূর্ণ। আমাদের ইমেইল থেকে আবার খুলুন, বা অ্যাকাউন্ট সেটিংসে ইমেইল বেছে নিন।',
};
