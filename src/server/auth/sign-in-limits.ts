import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { perAddress, toNetwork } from '../http/request/client-address.ts';
import {
  countAttempt,
  resetAttempts,
  spaceAttempt,
  uncountAttempt,
  type Limit,
  type LimitContext,
  type Spacing,
} from '../limits/rate-limit.ts';

interface SignInAttempt {
  /** The account's id, else the key of the address that was typed. */
  account: string;
  address: string;
  knownDevice: string | null;
}

/** Uncounts an attempt that succeeded, so that only failures add up. */
type Uncount = () => Promise<void>;

/** Failures of all accounts from an address. An account with few failures there is not refused for those of others. */
const toAddressLimits = (address: string, hasFewFailures: boolean): Limit[] =>
  perAddress(
    { key: ['sign-in from'], attempts: hasFewFailures ? 1000 : 200, windowMs: 15 * MINUTE_MS },
    address,
  );

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
  const pair: Spacing = { key: ['sign-in', account, toNetwork(address)], free: 5 };
  const tried = await spaceAttempt(context, pair);
  const fromAddress = toAddressLimits(address, tried <= pair.free);
  const together: Spacing =
    tried <= 1
      ? { key: ['first sign-in of', account], free: 15 }
      : { key: ['sign-in of', account], free: 10 };
  try {
    await countAttempt(context, fromAddress);
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

/** Resets the failed attempts of an account, once its owner has proved ownership and the password has changed. */
export async function resetSignIn(
  context: LimitContext,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const keys = [
    ['sign-in of', userId],
    ['first sign-in of', userId],
    ['sign-in', userId, toNetwork(address)],
  ];
  for (const key of keys) await resetAttempts(context, { key });
}

/** Counts a sign-in before the password is compared. @returns how to uncount it @throws ApiError 429 */
export const countSignIn = (context: LimitContext, attempt: SignInAttempt): Promise<Uncount> =>
  attempt.knownDevice === null ? countUnknown(context, attempt) : countKnown(context, attempt.knownDevice);

/** Limits the load; tokens cannot be guessed. Generous, as operators put many users behind one address (CGNAT). */
export const toTokenLimits = (address: string): Limit[] =>
  perAddress({ key: ['link from'], attempts: 150, windowMs: 15 * MINUTE_MS }, address);

/** A stolen token must not help to guess the password. */
export const toPasswordSpacing = (userId: string): Spacing => ({ key: ['password of', userId], free: 5 });

/** An export reads all rows of an account. */
export const toExportLimit = (userId: string): Limit => ({
  key: ['export of', userId],
  attempts: 20,
  windowMs: HOUR_MS,
});
