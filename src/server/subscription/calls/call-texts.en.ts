import { UNSUBSCRIBED } from '#contract/subscription/subscription.ts';
import type { CodeClass } from '../adapters/operator.ts';

/** What the subscription's calls say (§7, §8). */
export const callTexts = {
  /** Of an operator's outcome (adapters/codes.ts). */
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

/** An SMS that holds the code to unsubscribe. */
export const toStopMessage = (appName: string, code: string): string =>
  `${code} is your code to stop ${appName}. Nobody of ours asks you for it.`;
