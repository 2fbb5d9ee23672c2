import type * as en from './application.en.ts';

export const applicationMessages: typeof en.applicationMessages = {
  subject: 'চাকরির আবেদন',
  body: (job, company) =>
    [
      'বরাবর',
      'নিয়োগ কর্তৃপক্ষ',
      ...(company ? [company] : []),
      '',
      'জনাব/জনাবা,',
      '',
      `আমি “${job}” পদে আবেদন করছি।`,
      '',
      'আমার দক্ষতা ও অভিজ্ঞতা এই পদের জন্য উপযুক্ত বলে মনে করি। সাক্ষাৎকারে বিস্তারিত জানানোর সুযোগ পেলে খুশি হব। আমার সিভি সঙ্গে দিলাম।',
      '',
      'আমার আবেদনটি বিবেচনা করলে কৃতজ্ঞ থাকব।',
      '',
      'বিনীত,',
      '',
    ].join('\n'),
};

export const mailMessages: typeof en.mailMessages = {
  copied: 'আবেদনপত্র কপি হয়েছে। ইমেইলে পেস্ট করুন।',
  notCopied: 'আবেদনপত্রটি লিংকের জন্য বেশি বড়। কপি করে ইমেইলে পেস্ট করুন।',
};
