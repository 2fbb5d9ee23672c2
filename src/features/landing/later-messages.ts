import { isBangla } from '#contract/build-language.ts';

const welcomeMessagesEn = {
  /** By the time of the last visit. */
  newSince: {
    visit: (count: string) => `${count} new since your last visit`,
    yesterday: (count: string) => `${count} new since yesterday`,
    day: (count: string, day: string) => `${count} new since ${day}`,
  },
  continue: 'Continue:',
  savedClosing: 'Your saved jobs close soon',
};

const welcomeMessagesBn: typeof welcomeMessagesEn = {
  newSince: {
    visit: (count) => `শেষবার দেখার পর ${count}টি নতুন`,
    yesterday: (count) => `গতকাল থেকে ${count}টি নতুন`,
    day: (count, day) => `${day} থেকে ${count}টি নতুন`,
  },
  continue: 'পড়ছিলেন:',
  savedClosing: 'সেভ করা চাকরি, শেষের পথে',
};

export const welcomeMessages = isBangla ? welcomeMessagesBn : welcomeMessagesEn;
export const welcomeMessagesIn = { en: welcomeMessagesEn, bn: welcomeMessagesBn };

const searchChoiceMessagesEn = {
  nearYou: 'Near you',
  allCities: 'all cities',
  pay: 'Pay',
  anyPay: 'any',
  payFrom: (amount: string) => `৳${amount}+ a month`,
};

const searchChoiceMessagesBn: typeof searchChoiceMessagesEn = {
  nearYou: 'আপনার কাছে',
  allCities: 'সব শহর',
  pay: 'বেতন',
  anyPay: 'যেকোনো',
  payFrom: (amount) => `মাসে ${amount}+ টাকা`,
};

export const searchChoiceMessages = isBangla ? searchChoiceMessagesBn : searchChoiceMessagesEn;
