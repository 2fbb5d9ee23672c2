import { formatNumber } from '#contract/format.ts';
import type * as en from './sign-out.en.ts';

export const signOutMessages: typeof en.signOutMessages = {
  question: {
    title: 'সাইন আউট করে না-পাঠানো ফরম মুছবেন?',
    text: 'এই ডিভাইসের একটি ফরম পাঠানো হয়নি। সাইন আউট করলে ফরমটি মুছে যাবে, যাতে অন্য কেউ পড়তে না পারে।',
    confirm: 'সাইন আউট',
    cancel: 'সাইন ইন থাকুন',
  },
  unsent: {
    title: 'সাইন আউট করে আবেদন মুছবেন?',
    text: 'এই ডিভাইসের একটি আবেদন এখনো পাঠানো হয়নি। সাইন আউট করলে আবেদনটি মুছে যাবে।',
    confirm: 'সাইন আউট',
    cancel: 'সাইন ইন থাকুন',
  },
  unreadable: {
    title: 'কিছু না-পাঠানো থাকতে পারে, তবু সাইন আউট করবেন?',
    text: 'এই ডিভাইসে যা জমা আছে, তা এখন পড়া যাচ্ছে না। কোনো ফরম বা আবেদন পাঠানো না হয়ে থাকলে সাইন আউট করলে তা মুছে যাবে।',
    confirm: 'সাইন আউট',
    cancel: 'সাইন ইন থাকুন',
  },
  written: {
    title: 'এই ডিভাইস থেকে আপনার লেখাও মুছবেন?',
    text: (counts) => `এই ডিভাইসে এখনো আছে: ${counts}। অন্য কেউ ব্যবহার করলে পড়তে পারবেন।`,
    confirm: 'মুছুন',
    cancel: 'রেখে দিন',
  },
  letters: (count) => `${formatNumber(count, 'bn')}টি আবেদনপত্র`,
  alerts: (count, addresses) => {
    const words = `${formatNumber(count, 'bn')}টি চাকরির অ্যালার্ট`;
    return addresses === '' ? words : `${words} (${addresses})`;
  },
  contactMessage: 'আমাদের কাছে লেখা আপনার বার্তা',
  cvs: (count) => `${formatNumber(count, 'bn')}টি সিভি`,
  cvFiles: (count) => `${formatNumber(count, 'bn')}টি সিভি ফাইল`,
  writtenLeft: {
    title: 'সবকিছু মোছা যায়নি',
    text: 'কিছু এখনো এই ডিভাইসে আছে। “স্টোরেজ ও ডেটা” পৃষ্ঠা থেকে মুছুন।',
  },
};
