import { isBangla } from '#contract/build-language.ts';

const en = {
  save: (title: string) => `Save for offline reading: ${title}`,
  saveShort: 'Save',
  savedShort: 'Saved',
};

const bn: typeof en = {
  save: (title) => `অফলাইনে পড়তে সেভ করুন: ${title}`,
  saveShort: 'সেভ করুন',
  savedShort: 'সেভ করা',
};

export const bookmarkMessages = isBangla ? bn : en;
export const bookmarkMessagesIn = { en, bn };
