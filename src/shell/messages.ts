import { isBangla } from '#contract/build-language.ts';

const en = {
  skip: 'Skip to the content',
  quickMenu: 'Quick menu',
  openMenu: 'Menu',
  homeOf: (name: string) => `${name}, home`,
  nav: {
    home: 'Home',
    jobs: 'Jobs',
    contact: 'Contact Us',
    about: 'About Us',
    createCv: 'Create new CV',
    checkCv: 'Check your',
    postJob: 'Post a job',
    profile: 'Profile',
    signIn: 'Sign in',
    saved: 'Saved',
    cv: 'CV',
  },
  checkWhat: 'downloads',
  loading: 'Loading...',
  goHome: 'Go to the start page',
  reload: 'Reload',
  failures: {
    notStored: {
      title: 'This page is not on your device yet',
      text: 'Pages you opened before still work. This one needs internet.',
    },
    newVersion: {
      title: 'Could not load this page',
      text: 'The connection is weak, or there is a new version.',
    },
    broken: {
      title: 'Something went wrong on this page',
      text: 'This is our mistake. What you saved is safe.',
    },
  },
};

const bn: typeof en = {
  skip: 'মূল অংশে যান',
  quickMenu: 'দ্রুত মেনু',
  openMenu: 'মেনু',
  homeOf: (name) => `${name}, হোম`,
  nav: {
    home: 'হোম',
    jobs: 'চাকরি',
    contact: 'যোগাযোগ',
    about: 'আমাদের কথা',
    createCv: 'নতুন সিভি তৈরি করুন',
    checkCv: 'ডাউনলোড করা',
    postJob: 'নিয়োগ বিজ্ঞপ্তি দিন',
    profile: 'প্রোফাইল',
    signIn: 'সাইন ইন',
    saved: 'সেভ করা',
    cv: 'সিভি',
  },
  checkWhat: 'সিভি',
  loading: 'লোড হচ্ছে...',
  goHome: 'হোমে যান',
  reload: 'আবার লোড করুন',
  failures: {
    notStored: {
      title: 'এই পৃষ্ঠা এখনো আপনার ডিভাইসে নেই',
      text: 'আগে খোলা পৃষ্ঠা দেখা যাবে। এটির জন্য ইন্টারনেট লাগবে।',
    },
    newVersion: {
      title: 'পৃষ্ঠাটি লোড হয়নি',
      text: 'সংযোগ দুর্বল, বা নতুন সংস্করণ এসেছে।',
    },
    broken: {
      title: 'এই পৃষ্ঠায় একটা সমস্যা হয়েছে',
      text: 'ভুলটা আমাদের। সেভ করা সবকিছু নিরাপদ।',
    },
  },
};

export const shellMessages = isBangla ? bn : en;
export const shellMessagesIn = { en, bn };

export type NavKey = keyof (typeof en)['nav'];
