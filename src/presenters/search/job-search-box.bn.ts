import type * as en from './job-search-box.en.ts';

export const searchMessages: typeof en.searchMessages = {
  placeholder: 'পদ বা কাজের নাম',
  button: 'চাকরি খুঁজুন',
};
