import type * as en from './draft-line.en.ts';

export const draftMessages: typeof en.draftMessages = {
  kept: 'খসড়া এই ডিভাইসে সেভ আছে',
  keptInPage: 'এই ডিভাইসে খসড়া সেভ করা যাচ্ছে না। পৃষ্ঠা বন্ধ করলে লেখা মুছে যাবে।',
  offline: 'আপনি অফলাইনে আছেন। এখন ফরম পূরণ করুন, পরে পাঠান।',
  offlineSafe: 'আপনি অফলাইনে আছেন। আপনার লেখা এই ডিভাইসে নিরাপদে আছে।',
  discard: 'খসড়া মুছুন',
  keep: 'রেখে দিন',
  earlier: 'আপনার আগের লেখা এই ডিভাইসে আছে।',
  restore: 'দেখুন',
  dropEarlier: 'মুছুন',
  dropEarlierText: 'আগের লেখাটি মুছে যাবে। এই ফরম যেমন আছে তেমনই থাকবে।',
  discardTitle: 'আপনার লেখা মুছে ফেলবেন?',
};
