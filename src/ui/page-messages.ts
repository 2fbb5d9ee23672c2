import { isBangla } from '#contract/build-language.ts';

/* Apart from `messages.ts`, which the first screens load. */

const pagerMessagesEn = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: string) => `Page ${page}`,
  goTo: 'Go to page',
  go: 'Go',
};

const pagerMessagesBn: typeof pagerMessagesEn = {
  label: 'পৃষ্ঠা',
  previous: 'আগের',
  next: 'পরের',
  page: (page) => `পৃষ্ঠা ${page}`,
  goTo: 'যে পৃষ্ঠায় যাবেন',
  go: 'যান',
};

export const pagerMessages = isBangla ? pagerMessagesBn : pagerMessagesEn;

const bannerMessagesEn = { subtitle: 'We Delivered Blazing Fast & Striking Work Solution' };

const bannerMessagesBn: typeof bannerMessagesEn = {
  subtitle: 'আমরা দিই দ্রুত ও মানসম্মত সেবা',
};

export const bannerMessages = isBangla ? bannerMessagesBn : bannerMessagesEn;
