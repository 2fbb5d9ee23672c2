import { isBangla } from '#contract/build-language.ts';

const en = {
  nearYou: 'Near you',
  allCities: 'all cities',
  pay: 'Pay',
  anyPay: 'any',
  payFrom: (amount: string) => `৳${amount}+ a month`,
};

const bn: typeof en = {
  nearYou: 'আপনার কাছে',
  allCities: 'সব শহর',
  pay: 'বেতন',
  anyPay: 'যেকোনো',
  payFrom: (amount) => `মাসে ${amount}+ টাকা`,
};

export const searchChoiceMessages = isBangla ? bn : en;
