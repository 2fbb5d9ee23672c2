import type * as en from './active-chips.en.ts';

export const activeMessages: typeof en.activeMessages = {
  chosen: 'বেছে নেওয়া ফিল্টার',
  removeFilter: '(ফিল্টারটি মুছুন)',
  clear: 'সব মুছুন',
};
