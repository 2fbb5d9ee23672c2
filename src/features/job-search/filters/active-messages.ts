import { isBangla } from '#contract/build-language.ts';

const en = {
  chosen: 'Chosen filters',
  removeFilter: '(remove filter)',
  clear: 'Clear',
};

const bn: typeof en = {
  chosen: 'বেছে নেওয়া ফিল্টার',
  removeFilter: '(ফিল্টারটি মুছুন)',
  clear: 'সব মুছুন',
};

export const activeMessages = isBangla ? bn : en;
