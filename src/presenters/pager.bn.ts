import type * as en from './pager.en.ts';

export const pagerMessages: typeof en.pagerMessages = {
  label: 'পৃষ্ঠা',
  previous: 'আগের',
  next: 'পরের',
  page: (page) => `পৃষ্ঠা ${page}`,
  goTo: 'যে পৃষ্ঠায় যাবেন',
  go: 'যান',
};
