import type * as en from './application.en.ts';

export const applicationMessages: typeof en.applicationMessages = {
  subject: 'চাকরির আবেদন',
  // Short: a mail link is limited to 1,900 characters, and a percent-encoded Bengali letter takes nine of them.
  body: (job, company, file) =>
    [
      `পদ: ${job}`,
      '',
      'বরাবর',
      'নিয়োগ কর্তৃপক্ষ',
      ...(company ? [company] : []),
      '',
      'জনাব/জনাবা,',
      '',
      'আমি এই পদে আবেদন করছি। সাক্ষাৎকারের সুযোগ পেলে কৃতজ্ঞ থাকব।',
      ...(file ? ['', `সিভি সঙ্গে দিলাম: ${file}`] : []),
      '',
      'বিনীত,',
      '',
    ].join('\n'),
};

export const mailMessages: typeof en.mailMessages = {
  copied: 'আবেদনপত্র কপি হয়েছে। ইমেইলে পেস্ট করুন।',
  notCopied: 'আবেদনপত্রটি লিংকের জন্য বেশি বড়। কপি করে ইমেইলে পেস্ট করুন।',
};
