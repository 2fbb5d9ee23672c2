import { isBangla } from '#contract/build-language.ts';

const en = {
  text: 'JavaScript is off. You can search, read jobs, apply by email and download CVs. Turn it on to sign in and save jobs.',
  inbox: 'This needs JavaScript: turn it on to apply.',
};

const bn: typeof en = {
  text: 'জাভাস্ক্রিপ্ট বন্ধ আছে। চাকরি খুঁজতে, পড়তে, ইমেইলে আবেদন করতে ও সিভি ডাউনলোড করতে পারবেন। সাইন ইন করতে ও চাকরি সেভ করতে জাভাস্ক্রিপ্ট চালু করুন।',
  inbox: 'এভাবে আবেদন করতে জাভাস্ক্রিপ্ট চালু করুন।',
};

export const noScriptMessages = isBangla ? bn : en;
