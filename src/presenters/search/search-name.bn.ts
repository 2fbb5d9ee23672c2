import { formatNumber } from '#contract/format.ts';
import type * as en from './search-name.en.ts';

export const searchNameMessages: typeof en.searchNameMessages = {
  allJobs: 'সব চাকরি',
  page: (page) => `পৃষ্ঠা ${formatNumber(page, 'bn')}`,
  sorted: { newest: 'নতুন আগে', deadline: 'শেষ তারিখ অনুযায়ী', salary: 'বেতন অনুযায়ী' },
};
