import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { perAddress, toNetwork } from '../http/request/client-address.ts';
import { countAttempt, resetAttempts, uncountAttempt, type Limit } from '../http/request/rate-limit.ts';
import { spaceAttempt, type Spacing } from '../http/request/spaced-attempts.ts';

type LimitContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

interface SignInAttempt {
  /** The account's id, else the key of the address that was typed. */
  account: string;
  address: string;
  knownDevice: string | null;
}

/** Uncounts an attempt that succeeded, so that only failures add up. */
type Uncount = () => Promise<void>;

const toAddressLimits = (address: string): Limit[] =>
  perAddress({ key: ['sign-in from'], attempts: 200, windowMs: 15 * MINUTE_MS }, address);

/** A known device waits for its own failures only. */
async function countKnown(context: LimitContext, device: string): Promise<Uncount> {
  const own: Spacing = { key: ['sign-in on', device], free: 8 };
  await spaceAttempt(context, own);
  return () => resetAttempts(context, own);
}

/**
 * Unknown devices share one budget, so that many addresses guess no faster than one; the first attempt of each
 * network has another, so that one network cannot block the others. Together under 100 guesses an hour.
 */
async function countUnknown(context: LimitContext, { account, address }: SignInAttempt): Promise<Uncount> {
  const fromAddress = toAddressLimits(address);
  await countAttempt(context, fromAddress);
  const pair: Spacing = { key: ['sign-in', account, toNetwork(address)], free: 5 };
  const isFirst = (await spaceAttempt(context, pair)) <= 1;
  const together: Spacing = isFirst
    ? { key: ['first sign-in of', account], free: 15 }
    : { key: ['sign-in of', account], free: 10 };
  try {
    await spaceAttempt(context, together);
  } catch (error) {
    await uncountAttempt(context, [pair]);
    throw error;
  }
  return async () => {
    await resetAttempts(context, pair);
    await uncountAttempt(context, [...fromAddress, together]);
  };
}

/** Counts a sign-in before the password is compared. @returns how to uncount it @throws ApiError 429 */
export const countSignIn = (context: LimitContext, attempt: SignInAttempt): Promise<Uncount> =>
  attempt.knownDevice === null ? countUnknown(context, attempt) : countKnown(context, attempt.knownDevice);

/** An office or a class may register together. */
export const toRegistrationLimits = (address: string): Limit[] =>
  perAddress({ key: ['register from'], attempts: 100, windowMs: HOUR_MS }, address);

/** Mails to one address, from one network, and in total: the mail server's good name is everybody's. */
export const toMailLimits = (address: string, email: string): Limit[] => [
  { key: ['mail to', email], attempts: 4, windowMs: HOUR_MS },
  ...perAddress({ key: ['mail asked from'], attempts: 30, windowMs: HOUR_MS }, address),
  { key: ['mail in total'], attempts: 1000, windowMs: HOUR_MS },
];

/** Tokens cannot be guessed; this limits the work. */
export const toTokenLimits = (address: string): Limit[] =>
  perAddress({ key: ['link from'], attempts: 100, windowMs: HOUR_MS }, address);

/** A stolen token must not help to guess the password. */
export const toPasswordSpacing = (userId: string): Spacing => ({ key: ['password of', userId], free: 5 });

/** An export reads all rows of an account. */
export const toExportLimit = (userId: string): Limit => ({
  key: ['export of', userId],
  attempts: 20,
  windowMs: HOUR_MS,
});
