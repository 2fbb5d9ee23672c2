import type * as en from './panel-messages.en.ts';

export const draftMessages: typeof en.draftMessages = {
  kept: 'খসড়া এই ডিভাইসে সেভ আছে',
  keptInPage: 'এই ডিভাইসে খসড়া সেভ করা যাচ্ছে না। পৃষ্ঠা বন্ধ করলে লেখা মুছে যাবে।',
  offline: 'আপনি অফলাইনে আছেন। এখন ফরম পূরণ করুন, পরে পাঠান।',
  offlineSafe: 'আপনি অফলাইনে আছেন। আপনার লেখা এই ডিভাইসে নিরাপদে আছে।',
  discard: 'খসড়া মুছুন',
  keep: 'রেখে দিন',
  unreadable: 'আগে যা লিখেছিলেন তা পড়া যায়নি। পৃষ্ঠাটি আবার লোড করুন।',
  discardTitle: 'আপনার লেখা মুছে ফেলবেন?',
};

export const changedMessages: typeof en.changedMessages = {
  title: 'অন্য জায়গা থেকে বদলানো হয়েছে',
  text: 'নতুন একটি সংস্করণ সেভ হয়েছে। “আমারটি সেভ করুন” চাপলে সেটির বদলে আপনার লেখা থাকবে।',
  load: 'নতুন সংস্করণ আনুন',
  loadText: 'এই ফরমে আপনার লেখার বদলে নতুন সংস্করণ আসবে।',
  save: 'আমারটি সেভ করুন',
};

export const fileMessages: typeof en.fileMessages = {
  unreadable: 'ফাইলটি পড়া যাচ্ছে না। গুগল ড্রাইভে থাকলে ইন্টারনেট চালু করুন বা আগে ফোনে নামান।',
  empty: 'ফাইলটি খালি। অন্য ফাইল বেছে নিন।',
};

export const snackMessages: typeof en.snackMessages = { label: 'শেষ কাজ', undo: 'ফিরিয়ে আনুন' };

export const signedOutMessages: typeof en.signedOutMessages = {
  title: 'আপনার সেশন শেষ হয়েছে',
  text: 'চালিয়ে যেতে আবার সাইন ইন করুন। যে ফরম শুরু করেছিলেন তা এই ডিভাইসে নিরাপদ আছে।',
};

export const ownBrowserMessages: typeof en.ownBrowserMessages = {
  openInBrowser: 'আপনার ব্রাউজারে খুলুন',
  copyLink: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে। আপনার ব্রাউজারে পেস্ট করুন।',
  notCopied: 'কপি হয়নি। এই ঠিকানা চেপে ধরে রাখুন:',
  unsureFile: 'এই অ্যাপের ব্রাউজারে ফাইলটি সেভ না-ও হয়ে থাকতে পারে। আপনার নিজের ব্রাউজারে পৃষ্ঠাটি খুলুন।',
};

export const reportReasonNames: typeof en.reportReasonNames = {
  money: 'টাকা চায়',
  fake: 'ভুয়া বা বিভ্রান্তিকর',
  'wrong-company': 'প্রতিষ্ঠান ঠিক নয়',
  offensive: 'আপত্তিকর বা বৈষম্যমূলক',
  closed: 'লোক নেওয়া হয়ে গেছে বা বন্ধ',
  other: 'অন্য কিছু',
};
