import { isBangla } from '#contract/build-language.ts';

const en = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: string) => `Page ${page}`,
  goTo: 'Go to page',
  go: 'Go',
};

const bn: typeof en = {
  label: 'পৃষ্ঠা',
  previous: 'আগের',
  next: 'পরের',
  page: (page) => `পৃষ্ঠা ${page}`,
  goTo: 'যে পৃষ্ঠায় যাবেন',
  go: 'যান',
};

export const pagerMessages = isBangla ? bn : en;
