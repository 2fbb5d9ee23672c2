import type * as en from './search-choices.en.ts';

export const searchChoiceMessages: typeof en.searchChoiceMessages = {
  nearYou: 'আপনার কাছে',
  allCities: 'সব শহর',
  pay: 'বেতন',
  anyPay: 'যেকোনো',
  payFrom: (amount) => `মাসে ${amount}+ টাকা`,
};
