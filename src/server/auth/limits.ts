import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { perAddress, toNetwork } from '../http/request/client-address.ts';
import { countTry, resetTries, uncountTry, type Limit } from '../http/request/rate-limit.ts';
import { spaceAttempt, type Spacing } from '../http/request/spaced-attempts.ts';

type LimitContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** An attempt to sign in. */
interface SignInAttempt {
  /** The id of the account that was found, else the address that was typed, in its one spelling. */
  account: string;
  /** Of the visitor. */
  address: string;
  /** How a device is counted that signed in to this account before; null for any other. */
  knownDevice: string | null;
}

/** Takes a counted attempt back when it succeeded, so that failures alone add up. */
type Forgive = () => Promise<void>;

/** Someone attempting many accounts from one place: high, as a whole office may share an address. */
const toAddressLimits = (address: string): Limit[] =>
  perAddress({ key: ['sign-in from'], tries: 200, windowMs: 15 * MINUTE_MS }, address);

/** The owner's own device waits for its own mistakes alone, whatever strangers do. */
async function countKnown(context: LimitContext, device: string): Promise<Forgive> {
  const own: Spacing = { key: ['sign-in on', device], free: 8 };
  await spaceAttempt(context, own);
  return () => resetTries(context, own);
}

/**
 * Strangers wait as one, so that many addresses guess no faster than one: the first attempts of each network, and all
 * others. Who keeps others waiting from a few networks does not keep those waiting who come from elsewhere. Together
 * they leave less than a hundred guesses an hour.
 */
async function countUnknown(context: LimitContext, { account, address }: SignInAttempt): Promise<Forgive> {
  const fromAddress = toAddressLimits(address);
  await countTry(context, fromAddress);
  const pair: Spacing = { key: ['sign-in', account, toNetwork(address)], free: 5 };
  const isFirst = (await spaceAttempt(context, pair)) <= 1;
  const together: Spacing = isFirst
    ? { key: ['first sign-in of', account], free: 15 }
    : { key: ['sign-in of', account], free: 10 };
  try {
    await spaceAttempt(context, together);
  } catch (error) {
    await uncountTry(context, [pair]);
    throw error;
  }
  return async () => {
    await resetTries(context, pair);
    await uncountTry(context, [...fromAddress, together]);
  };
}

/**
 * Counts an attempt before the password is compared.
 * @returns how to take it back
 * @throws ApiError 429
 */
export const countSignIn = (context: LimitContext, attempt: SignInAttempt): Promise<Forgive> =>
  attempt.knownDevice === null ? countUnknown(context, attempt) : countKnown(context, attempt.knownDevice);

/** Accounts made from one address: an office or a class may register together. */
export const toRegistrationLimits = (address: string): Limit[] =>
  perAddress({ key: ['register from'], tries: 100, windowMs: HOUR_MS }, address);

/** Whoever holds a token may not guess the password with it. */
export const toPasswordSpacing = (userId: string): Spacing => ({ key: ['password of', userId], free: 5 });

/** An export reads all that an account has. */
export const toExportLimit = (userId: string): Limit => ({
  key: ['export of', userId],
  tries: 20,
  windowMs: HOUR_MS,
});
