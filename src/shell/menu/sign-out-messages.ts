import { isBangla } from '#contract/build-language.ts';
import { formatNumber } from '#contract/format.ts';

const signOutMessagesEn = {
  question: {
    title: 'Log out and delete unsent forms?',
    text: 'A form on this device was not sent. Logging out deletes the form, so others cannot read it.',
    confirm: 'Log out',
    cancel: 'Stay signed in',
  },
  unsent: {
    title: 'Log out and delete your application?',
    text: 'An application on this device is not sent yet. Logging out deletes it.',
    confirm: 'Log out',
    cancel: 'Stay signed in',
  },
  unreadable: {
    title: 'Log out although something may be unsent?',
    text: 'This device cannot read what is stored on it now. A form or an application that was not sent is deleted when you log out.',
    confirm: 'Log out',
    cancel: 'Stay signed in',
  },
  written: {
    title: 'Remove what is yours from this device too?',
    text: (counts: string) => `Still on this device: ${counts}. Others who use it can read them.`,
    confirm: 'Remove them',
    cancel: 'Leave them here',
  },
  letters: (count: number) => (count === 1 ? '1 application letter' : `${count} application letters`),
  alerts: (count: number, addresses: string) => {
    const words = count === 1 ? '1 job alert' : `${count} job alerts`;
    return addresses === '' ? words : `${words} to ${addresses}`;
  },
  contactMessage: 'your message to us',
  cvs: (count: number) => (count === 1 ? '1 CV' : `${count} CVs`),
  cvFiles: (count: number) => (count === 1 ? '1 CV file' : `${count} CV files`),
  writtenLeft: {
    title: 'Could not remove everything',
    text: 'Something is still on this device. Remove it on the page “Storage and data”.',
  },
};

const signOutMessagesBn: typeof signOutMessagesEn = {
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

export const signOutMessages = isBangla ? signOutMessagesBn : signOutMessagesEn;
