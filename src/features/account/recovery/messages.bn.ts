import { pageTitles } from '#contract/http/page-titles.bn.ts';
import type * as en from './messages.en.ts';

export const recoveryMessages: typeof en.recoveryMessages = {
  reset: {
    title: pageTitles.resetPassword,
    askText: 'আপনার ইমেইল ঠিকানা দিন। আমরা একটি লিংক পাঠাব।',
    ask: 'লিংক পাঠান',
    asking: 'পাঠানো হচ্ছে…',
    asked: 'আপনার ইমেইল দেখুন',
    askedText: (address) =>
      `${address} ঠিকানায় অ্যাকাউন্ট থাকলে একটি লিংক পাঠানো হয়েছে। লিংকটি ৩০ মিনিট কাজ করবে।`,
    notThere: 'ইমেইল আসেনি? স্প্যাম ফোল্ডার দেখুন, অথবা আবার পাঠান।',
    sendAgain: 'আবার পাঠান',
    newText: 'সব ডিভাইস থেকে আপনাকে সাইন আউট করা হবে।',
    newPassword: 'নতুন পাসওয়ার্ড',
    save: 'নতুন পাসওয়ার্ড সেভ করুন',
    saving: 'সেভ হচ্ছে…',
    saved: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
    savedText: 'এখন নতুন পাসওয়ার্ড দিয়ে সাইন ইন করুন।',
    askAgain: 'নতুন লিংক নিন',
  },
  verify: {
    title: pageTitles.verifyAddress,
    text: 'এই ইমেইল ঠিকানাটি আপনার, তা নিশ্চিত করুন।',
    confirm: 'ঠিকানা নিশ্চিত করুন',
    confirming: 'নিশ্চিত করা হচ্ছে…',
    done: 'আপনার ঠিকানা নিশ্চিত হয়েছে',
    doneText: 'ধন্যবাদ।',
  },
  change: {
    title: pageTitles.changeAddress,
    text: 'এখন থেকে আপনার অ্যাকাউন্টে এই ইমেইল ঠিকানা ব্যবহার করুন।',
    textFor: (address) => `এখন থেকে আপনার অ্যাকাউন্টে ${address} ব্যবহার করুন।`,
    confirm: 'এই ঠিকানা ব্যবহার করুন',
    confirming: 'বদলানো হচ্ছে…',
    done: 'আপনার ইমেইল ঠিকানা বদলানো হয়েছে',
    doneText: 'এখন থেকে নতুন ঠিকানা দিয়ে সাইন ইন করুন। অন্য সব ডিভাইস থেকে সাইন আউট করা হয়েছে।',
  },
  noToken: 'আমাদের ইমেইলের লিংক থেকে এই পৃষ্ঠা খুলুন।',
  signIn: pageTitles.signIn,
  goOn: 'শুরুর পৃষ্ঠায় যান',
  settings: 'অ্যাকাউন্ট সেটিংস',
  failed: 'কাজটি হয়নি',
  unreachable: 'সংযোগ পাওয়া যায়নি। অনলাইনে এলে আবার চেষ্টা করুন।',
};
