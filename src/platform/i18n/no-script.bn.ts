import type * as en from './no-script.en.ts';

export const noScriptMessages: typeof en.noScriptMessages = {
  text: 'জাভাস্ক্রিপ্ট বন্ধ আছে। চাকরি খুঁজতে, পড়তে, ইমেইলে আবেদন করতে ও সিভি ডাউনলোড করতে পারবেন। সাইন ইন করতে ও চাকরি সেভ করতে জাভাস্ক্রিপ্ট চালু করুন।',
  inbox: 'এভাবে আবেদন করতে জাভাস্ক্রিপ্ট চালু করুন।',
};
