import type * as en from './follow-up.en.ts';

export const followUpMessages: typeof en.followUpMessages = {
  title: 'খোঁজ নিন',
  subject: (job) => `আমার আবেদন: ${job}`,
  body: (job, company, sent) =>
    [
      'বরাবর',
      'নিয়োগ কর্তৃপক্ষ',
      ...(company ? [company] : []),
      '',
      'জনাব/জনাবা,',
      '',
      `${sent ? `${sent} তারিখে ` : ''}“${job}” পদে আবেদন করেছিলাম। আমি এখনো আগ্রহী।`,
      '',
      'আবেদনের কোনো খবর থাকলে জানালে কৃতজ্ঞ থাকব।',
      '',
      'বিনীত,',
      '',
    ].join('\n'),
  text: 'এখনো উত্তর আসেনি? ছোট এই বার্তা পাঠান, অথবা কল করুন।',
  copy: 'বার্তা কপি করুন',
  notNow: 'এখন না',
  again: 'উত্তর না এলে ৭ দিন পর আবার মনে করিয়ে দেব।',
  noted: 'আজ খোঁজ নিয়েছেন',
  notStored: 'এই ডিভাইসে সেভ করা যায়নি। কিছু বদলায়নি।',
};
