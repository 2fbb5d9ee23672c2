import type * as en from './unsubscribe-texts.en.ts';

export const unsubscribeTexts: typeof en.unsubscribeTexts = {
  title: 'আপনার মেইল',
  ask: {
    decisions: 'আপনার চাকরি ও প্রতিষ্ঠানের অনুমোদন ও বাতিলের মেইল বন্ধ করতে চান?',
    weekly: 'আপনার চাকরির সাপ্তাহিক মেইল বন্ধ করতে চান?',
  },
  stop: 'এই মেইল বন্ধ করুন',
  stopped: {
    decisions: 'অনুমোদন ও বাতিলের মেইল আর পাবেন না।',
    weekly: 'সাপ্তাহিক মেইল আর পাবেন না।',
  },
  again: 'আবার পাঠান',
  wanted: {
    decisions: 'অনুমোদন ও বাতিলের মেইল আবার পাবেন।',
    weekly: 'সাপ্তাহিক মেইল আবার পাবেন।',
  },
  settings: 'অ্যাকাউন্ট সেটিংস',
  broken: 'লিংকটি অসম্পূর্ণ। আমাদের মেইল থেকে আবার খুলুন, বা অ্যাকাউন্ট সেটিংসে মেইল বেছে নিন।',
};
