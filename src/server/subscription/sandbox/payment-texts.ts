import { toLocalDigits } from '#contract/format.ts';

/** The simulated payment page. */
const en = {
  mark: 'Sandbox: the mobile operators are simulated. No SMS is sent and nothing is charged.',
  title: 'Payment page (sandbox)',
  heading: (phone: string) => `Subscribe with +${phone}`,
  terms: (price: string, period: 'day' | 'week' | 'month') =>
    `BDT ${price} each ${period}, until it is stopped.`,
  pay: 'Pay and subscribe',
  fail: 'Fail: not enough balance',
  silent: 'Pay, and come back without a result',
  refused: 'This payment cannot continue',
  startAgain: (code: string) => `Code ${code}. Please start again in the app.`,
};

const periods = { day: 'প্রতিদিন', week: 'প্রতি সপ্তাহে', month: 'প্রতি মাসে' };

const bn: typeof en = {
  mark: 'পরীক্ষামূলক: এখানে আসল অপারেটর নেই। কোনো এসএমএস যায় না, কোনো টাকা কাটা হয় না।',
  title: 'টাকা দেওয়ার পৃষ্ঠা (পরীক্ষামূলক)',
  heading: (phone) => `+${toLocalDigits(phone, 'bn')} নম্বরে সাবস্ক্রিপশন`,
  terms: (price, period) => `বন্ধ না করা পর্যন্ত ${periods[period]} ${price} টাকা কাটা হবে।`,
  pay: 'টাকা দিয়ে চালু করুন',
  fail: 'ব্যর্থ করুন: ব্যালেন্স যথেষ্ট নয়',
  silent: 'টাকা দিয়ে ফলাফল ছাড়াই ফিরে যান',
  refused: 'টাকা দেওয়া আর এগোবে না',
  startAgain: (code) => `কোড ${code}। অ্যাপে আবার শুরু করুন।`,
};

export const paymentTexts = { en, bn };
