import type * as en from './alert-texts.en.ts';

export const alertTexts: typeof en.alertTexts = {
  linkHint: 'বাটনে কাজ না হলে ব্রাউজারে এই ঠিকানাটি খুলুন:',
  confirm: {
    subject: (appName) => `${appName}: চাকরির অ্যালার্ট নিশ্চিত করুন`,
    text: 'চাকরির অ্যালার্টের জন্য এই ঠিকানা দেওয়া হয়েছে। নতুন চাকরির খবর ইমেইলে চান? যেকোনো সময় বন্ধ করা যাবে।',
    button: 'নতুন চাকরি পাঠান',
    after: 'আপনি না চাইলে এই ইমেইল উপেক্ষা করুন। আর কোনো ইমেইল আসবে না।',
    footer: (address, appName) =>
      `${address} ঠিকানায় পাঠানো হয়েছে, কারণ ${appName}-এ চাকরির অ্যালার্টের জন্য এই ঠিকানা দেওয়া হয়েছে।`,
  },
  digest: {
    subject: (jobs, search) => `আপনার জন্য ${jobs}: ${search}`,
    newJobs: (_count, shown) => `${shown}টি নতুন চাকরি`,
    alerts: (shown) => `আপনার ${shown}টি অ্যালার্ট`,
    text: 'গতবারের পরে নতুন এসেছে:',
    button: 'এই খোঁজের সব চাকরি দেখুন',
    newest: 'নতুন চাকরি দেখুন',
    after: 'চাকরির আগে টাকা চাইলে সেই নিয়োগদাতা সৎ নয়। চাকরিটির কথা আমাদের জানান।',
    footer: (address, appName) => `${appName}-এ আপনার চাকরির অ্যালার্টের জন্য ${address} ঠিকানায় পাঠানো হয়েছে।`,
    stop: 'এই অ্যালার্ট বন্ধ করুন',
  },
  push: {
    more: (shown) => `এবং আরও ${shown}টি নতুন চাকরি`,
    oneMore: 'এবং আরও ১টি নতুন চাকরি',
    testTitle: 'নোটিফিকেশন কাজ করছে',
    testBody: 'নতুন চাকরির খবর এভাবে আসবে।',
  },
};
