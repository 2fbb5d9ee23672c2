import { formatNumber } from '#contract/format.ts';
import type * as en from './messages.en.ts';

export const searchNameMessages: typeof en.searchNameMessages = {
  allJobs: 'সব চাকরি',
  page: (page) => `পৃষ্ঠা ${formatNumber(page, 'bn')}`,
  sorted: { newest: 'নতুন আগে', deadline: 'শেষ তারিখ অনুযায়ী', salary: 'বেতন অনুযায়ী' },
};

export const searchMessages: typeof en.searchMessages = {
  placeholder: 'পদ বা কাজের নাম',
  button: 'চাকরি খুঁজুন',
};
