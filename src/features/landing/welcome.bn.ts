import type * as en from './welcome.en.ts';

export const welcomeMessages: typeof en.welcomeMessages = {
  newSince: {
    visit: (count) => `শেষবার দেখার পর ${count}টি নতুন`,
    yesterday: (count) => `গতকাল থেকে ${count}টি নতুন`,
    day: (count, day) => `${day} থেকে ${count}টি নতুন`,
  },
  continue: 'পড়ছিলেন:',
  savedClosing: 'সেভ করা চাকরি, শেষের পথে',
};
