import type * as en from './messages.en.ts';

export const shellMessages: typeof en.shellMessages = {
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
