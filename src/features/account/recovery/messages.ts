import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';

const en = {
  reset: {
    title: pageTitlesEn.resetPassword,
    askText: 'Enter your email address. We send you a link.',
    ask: 'Send me a link',
    asking: 'Sending…',
    asked: 'Check your email',
    askedText: (address: string) =>
      `If ${address} has an account, a link is on its way. It works for 30 minutes.`,
    notThere: 'No email? Look in your spam folder, or send it again.',
    sendAgain: 'Send again',
    newText: 'You will be signed out on all devices.',
    newPassword: 'New password',
    save: 'Save the new password',
    saving: 'Saving…',
    saved: 'Your password is changed',
    savedText: 'Sign in with it now.',
    askAgain: 'Get a new link',
  },
  verify: {
    title: pageTitlesEn.verifyAddress,
    text: 'Confirm that this email address is yours.',
    confirm: 'Confirm my address',
    confirming: 'Confirming…',
    done: 'Your address is confirmed',
    doneText: 'Thank you.',
  },
  change: {
    title: pageTitlesEn.changeAddress,
    text: 'Use this email address for your account from now on.',
    textFor: (address: string) => `Use ${address} for your account from now on.`,
    confirm: 'Use this address',
    confirming: 'Changing…',
    done: 'Your email address is changed',
    doneText: 'Sign in with the new address from now on. Other devices are signed out.',
  },
  noToken: 'Open this page with the link from our mail.',
  signIn: pageTitlesEn.signIn,
  goOn: 'Go to the start page',
  settings: 'Account settings',
  failed: 'That did not work',
  unreachable: 'Could not connect. Try again when you are online.',
};

const bn: typeof en = {
  reset: {
    title: pageTitlesBn.resetPassword,
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
    title: pageTitlesBn.verifyAddress,
    text: 'এই ইমেইল ঠিকানাটি আপনার, তা নিশ্চিত করুন।',
    confirm: 'ঠিকানা নিশ্চিত করুন',
    confirming: 'নিশ্চিত করা হচ্ছে…',
    done: 'আপনার ঠিকানা নিশ্চিত হয়েছে',
    doneText: 'ধন্যবাদ।',
  },
  change: {
    title: pageTitlesBn.changeAddress,
    text: 'এখন থেকে আপনার অ্যাকাউন্টে এই ইমেইল ঠিকানা ব্যবহার করুন।',
    textFor: (address) => `এখন থেকে আপনার অ্যাকাউন্টে ${address} ব্যবহার করুন।`,
    confirm: 'এই ঠিকানা ব্যবহার করুন',
    confirming: 'বদলানো হচ্ছে…',
    done: 'আপনার ইমেইল ঠিকানা বদলানো হয়েছে',
    doneText: 'এখন থেকে নতুন ঠিকানা দিয়ে সাইন ইন করুন। অন্য সব ডিভাইস থেকে সাইন আউট করা হয়েছে।',
  },
  noToken: 'আমাদের ইমেইলের লিংক থেকে এই পৃষ্ঠা খুলুন।',
  signIn: pageTitlesBn.signIn,
  goOn: 'শুরুর পৃষ্ঠায় যান',
  settings: 'অ্যাকাউন্ট সেটিংস',
  failed: 'কাজটি হয়নি',
  unreachable: 'সংযোগ পাওয়া যায়নি। অনলাইনে এলে আবার চেষ্টা করুন।',
};

export const recoveryMessages = isBangla ? bn : en;
export const recoveryMessagesIn = { en, bn };
