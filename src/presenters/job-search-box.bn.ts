import type * as en from './job-search-box.en.ts';

export const searchMessages: typeof en.searchMessages = {
  placeholder: 'পদের নাম বা অন্য শব্দ',
  button: 'চাকরি খুঁজুন',
};
