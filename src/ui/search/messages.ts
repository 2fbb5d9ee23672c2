import { isBangla } from '#contract/build-language.ts';
import { formatNumber } from '#contract/format.ts';

const searchNameMessagesEn = {
  allJobs: 'All jobs',
  page: (page: number) => `page ${page}`,
  sorted: { newest: 'newest first', deadline: 'by deadline', salary: 'by salary' },
};

const searchNameMessagesBn: typeof searchNameMessagesEn = {
  allJobs: 'সব চাকরি',
  page: (page) => `পৃষ্ঠা ${formatNumber(page, 'bn')}`,
  sorted: { newest: 'নতুন আগে', deadline: 'শেষ তারিখ অনুযায়ী', salary: 'বেতন অনুযায়ী' },
};

export const searchNameMessages = isBangla ? searchNameMessagesBn : searchNameMessagesEn;

const searchMessagesEn = { placeholder: 'Job title, keywords', button: 'Find Jobs' };

const searchMessagesBn: typeof searchMessagesEn = {
  placeholder: 'পদ বা কাজের নাম',
  button: 'চাকরি খুঁজুন',
};

export const searchMessages = isBangla ? searchMessagesBn : searchMessagesEn;
