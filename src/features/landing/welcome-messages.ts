import { isBangla } from '#contract/build-language.ts';

const en = {
  /** By the time of the last visit. */
  newSince: {
    visit: (count: string) => `${count} new since your last visit`,
    yesterday: (count: string) => `${count} new since yesterday`,
    day: (count: string, day: string) => `${count} new since ${day}`,
  },
  continue: 'Continue:',
  savedClosing: 'Your saved jobs close soon',
};

const bn: typeof en = {
  newSince: {
    visit: (count) => `শেষবার দেখার পর ${count}টি নতুন`,
    yesterday: (count) => `গতকাল থেকে ${count}টি নতুন`,
    day: (count, day) => `${day} থেকে ${count}টি নতুন`,
  },
  continue: 'পড়ছিলেন:',
  savedClosing: 'সেভ করা চাকরি, শেষের পথে',
};

export const welcomeMessages = isBangla ? bn : en;
export const welcomeMessagesIn = { en, bn };
