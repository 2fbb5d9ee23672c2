import type * as en from './bookmark.en.ts';

export const bookmarkMessages: typeof en.bookmarkMessages = {
  save: (title) => `অফলাইনে পড়তে সেভ করুন: ${title}`,
  saveShort: 'সেভ করুন',
  savedShort: 'সেভ করা',
};
