import { isBangla } from '#contract/build-language.ts';
import { formatNumber } from '#contract/format.ts';

const en = {
  title: (count: number) =>
    count === 1 ? 'Your application is not sent yet' : `${count} applications are not sent yet`,
  openBefore: (moment: string) => `Go online and open Kaj before ${moment}.`,
  open: 'Go online and open Kaj. Then we send it.',
};

const bn: typeof en = {
  title: (count) =>
    count === 1
      ? 'আপনার আবেদন এখনো পাঠানো হয়নি'
      : `আপনার ${formatNumber(count, 'bn')}টি আবেদন এখনো পাঠানো হয়নি`,
  openBefore: (moment) => `${moment}-এর আগে ইন্টারনেট চালু করে অ্যাপ খুলুন।`,
  open: 'ইন্টারনেট চালু করে অ্যাপ খুলুন। তখন আবেদন চলে যাবে।',
};

export const unsentMessages = isBangla ? bn : en;
