import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { Limit } from '../http/rate-limit.ts';

const QUARTER_HOUR_MS = 15 * MINUTE_MS;

/** The tries that one sign-in counts against. A success takes them back, so only failures add up. */
export interface SignInLimits {
  /** Someone guessing one account's password from one place. */
  pair: Limit;
  /** Someone trying many accounts from one place: high, as a whole office may share an address. */
  address: Limit;
  /** Many places guessing one account's password. */
  account: Limit;
}

/** @param address of the visitor; @param email as typed */
export function toSignInLimits(address: string, email: string): SignInLimits {
  const account = email.toLowerCase();
  return {
    pair: { key: ['sign-in', account, address], tries: 8, windowMs: QUARTER_HOUR_MS },
    address: { key: ['sign-in from', address], tries: 200, windowMs: QUARTER_HOUR_MS },
    account: { key: ['sign-in of', account], tries: 60, windowMs: HOUR_MS },
  };
}

/** Accounts made from one address: an office or a class may register together. */
export function toRegistrationLimit(address: string): Limit {
  return { key: ['register from', address], tries: 100, windowMs: HOUR_MS };
}
