import type * as en from './template-texts.en.ts';

export const templateTexts: typeof en.templateTexts = {
  'For banks, NGOs and offices. No photo.': {
    name: 'ক্লাসিক',
    description: 'ব্যাংক, এনজিও ও অফিসের জন্য। ছবি ছাড়া।',
  },
  'With a photo. For sales and service.': { name: 'আধুনিক', description: 'ছবিসহ। বিক্রয় ও সেবার কাজের জন্য।' },
  'For your first job, education on top.': {
    name: 'নতুনদের জন্য',
    description: 'প্রথম চাকরির জন্য, শিক্ষা ওপরে।',
  },
  'For engineers and IT, skills first.': {
    name: 'টেকনিক্যাল',
    description: 'ইঞ্জিনিয়ার ও আইটির জন্য, দক্ষতা আগে।',
  },
};
