import { toLocalDigits } from '#contract/format.ts';
import { UNSUBSCRIBED } from '#contract/subscription/subscription.ts';
import type { CodeClass } from './adapters/operator.ts';

/** The simulated payment page. */
const paymentTextsEn = {
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

const paymentTextsBn: typeof paymentTextsEn = {
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

export const paymentTexts = { en: paymentTextsEn, bn: paymentTextsBn };

/** What the subscription's calls say (§7, §8). */
const callTextsEn = {
  /** Of an operator's outcome (adapters/operator.ts). */
  outcomes: {
    transient: 'The operator has a problem of its own. Please try again in a few minutes.',
    failed: 'The operator cannot be reached. Please try again in a few minutes.',
    config: 'This operator is not available right now. Please try again later.',
    ours: 'This operator is not available right now. Please try again later.',
    number: 'Your operator does not know this number. Please check the number.',
    busy: 'The operator is busy. Please try again in a few minutes.',
    spent: 'Your operator takes no more requests today. Please try again tomorrow.',
    balance: 'Not enough balance. Please recharge and try again.',
    ineligible: 'Your operator does not allow this number to subscribe.',
    already: 'This number is already subscribed.',
    absent: 'This number is not subscribed.',
    wrong: 'Invalid OTP. Please check the SMS and try again.',
    expired: 'This OTP has expired. Please ask for a new one.',
    exhausted: 'Too many wrong attempts. Please ask for a new OTP.',
    gone: 'This OTP is no longer valid. Please ask for a new one.',
    ambiguous: 'The operator did not say whether it is done. Please try again in a few minutes.',
    unknown: 'The operator refused this. Please try again in a few minutes.',
  } satisfies Record<CodeClass, string>,
  /** Of a subscription. The app reads the capitals: operators' own words where it is not active. */
  statuses: {
    active: 'The subscription is active.',
    pending: 'INITIAL CHARGING PENDING: the operator is still taking the first payment.',
    blocked: 'TEMPORARY BLOCKED: the operator could not take the payment.',
  },
  continueOnPage: 'Continue on your operator’s page.',
  codeSent: 'We sent an OTP by SMS.',
  stopCodeSent: 'If this number is subscribed, we sent a code by SMS.',
  stopped: 'The subscription has been stopped.',
  notByCode: 'This number cannot unsubscribe by code here.',
  codeNeeded: 'Confirm this number with a code by SMS first. Use “Unsubscribe by number”.',
  unknownSubscription: 'We do not know this subscription.',
  saved: 'Subscription data saved successfully',
  notSaved: 'Failed to save subscription data',
  noId: 'Failed to retrieve subscription ID',
  unsubscribed: UNSUBSCRIBED,
};

const callTextsBn: typeof callTextsEn = {
  outcomes: {
    transient: 'অপারেটরের একটি সমস্যা হয়েছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
    failed: 'অপারেটরের সঙ্গে সংযোগ পাওয়া যাচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
    config: 'এই অপারেটরের সেবা এখন পাওয়া যাচ্ছে না। পরে আবার চেষ্টা করুন।',
    ours: 'এই অপারেটরের সেবা এখন পাওয়া যাচ্ছে না। পরে আবার চেষ্টা করুন।',
    number: 'আপনার অপারেটর এই নম্বরটি চেনে না। নম্বরটি মিলিয়ে দেখুন।',
    busy: 'অপারেটর এখন ব্যস্ত। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
    spent: 'আপনার অপারেটর আজ আর অনুরোধ নিচ্ছে না। আগামীকাল আবার চেষ্টা করুন।',
    balance: 'পর্যাপ্ত ব্যালেন্স নেই। রিচার্জ করে আবার চেষ্টা করুন।',
    ineligible: 'আপনার অপারেটর এই নম্বরে সাবস্ক্রাইব করার অনুমতি দেয় না।',
    already: 'এই নম্বরে আগে থেকেই সাবস্ক্রিপশন আছে।',
    absent: 'এই নম্বরে সাবস্ক্রিপশন নেই।',
    wrong: 'কোডটি ভুল। এসএমএস দেখে আবার চেষ্টা করুন।',
    expired: 'কোডটির মেয়াদ শেষ। নতুন কোড নিন।',
    exhausted: 'অনেকবার ভুল কোড দেওয়া হয়েছে। নতুন কোড নিন।',
    gone: 'কোডটি আর চলবে না। নতুন কোড নিন।',
    ambiguous: 'কাজটি হয়েছে কি না অপারেটর জানায়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
    unknown: 'অপারেটর অনুরোধটি নেয়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
  statuses: {
    active: 'সাবস্ক্রিপশন চালু আছে।',
    pending: 'INITIAL CHARGING PENDING: অপারেটর এখনো প্রথম পেমেন্ট নিচ্ছে।',
    blocked: 'TEMPORARY BLOCKED: অপারেটর পেমেন্ট নিতে পারেনি।',
  },
  continueOnPage: 'আপনার অপারেটরের পৃষ্ঠায় বাকি কাজ শেষ করুন।',
  codeSent: 'এসএমএসে কোড পাঠানো হয়েছে।',
  stopCodeSent: 'এই নম্বরে সাবস্ক্রিপশন থাকলে এসএমএসে কোড পাঠানো হয়েছে।',
  stopped: 'সাবস্ক্রিপশন বন্ধ করা হয়েছে।',
  notByCode: 'এই নম্বরের সাবস্ক্রিপশন এখানে কোড দিয়ে বন্ধ করা যায় না।',
  codeNeeded: 'আগে এসএমএসের কোড দিয়ে নম্বরটি নিশ্চিত করুন। “নম্বর দিয়ে সাবস্ক্রিপশন বন্ধ করুন” ব্যবহার করুন।',
  unknownSubscription: 'এই সাবস্ক্রিপশনটি পাওয়া যায়নি।',
  saved: 'সাবস্ক্রিপশনের তথ্য সেভ হয়েছে',
  notSaved: 'সাবস্ক্রিপশনের তথ্য সেভ করা যায়নি',
  noId: 'সাবস্ক্রিপশন আইডি পাওয়া যায়নি',
  unsubscribed: 'সাবস্ক্রিপশন বন্ধ হয়েছে',
};

export const callTexts = { en: callTextsEn, bn: callTextsBn };

/** An SMS that holds the code to unsubscribe. */
const toStopMessageEn = (appName: string, code: string): string =>
  `${code} is your code to stop ${appName}. Nobody of ours asks you for it.`;

/** Short: with Bengali letters and the line of the origin one SMS has 70 characters. */
const toStopMessageBn: typeof toStopMessageEn = (appName, code) =>
  `${appName} বন্ধ করার কোড ${code}। কাউকে দেবেন না।`;

export const toStopMessage = { en: toStopMessageEn, bn: toStopMessageBn };
