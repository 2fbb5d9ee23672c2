import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../errors/api-error.ts';
import { createConcurrencyLimit } from '../timing.ts';
import { createToken } from '../policies/sessions.ts';

/** `Algorithm.Argon2id`; the library's const enum cannot be imported. */
const ARGON2ID = 2;
/** OWASP's parameters for Argon2id. */
const parameters = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves half of the thread pool to files and compression. */
const MAX_RUNNING = 2;
const MAX_WAITING = 200;

/** NFKC, as keyboards produce different code points for the same letters. */
const toInput = (password: string): string => password.normalize('NFKC');

const refuse = (): ApiError => new ApiError('signInBusy');

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes equally long for an account that does not exist (null). */
  matches(stored: string | null, password: string): Promise<boolean>;
}

/** Hashes and compares passwords, a few at a time. */
export function createPasswords({
  maxWaiting = MAX_WAITING,
  check = verify,
}: { maxWaiting?: number; check?: (stored: string, password: string) => Promise<boolean> } = {}): Passwords {
  const inTurn = createConcurrencyLimit({ maxRunning: MAX_RUNNING, maxWaiting, refuse });
  const decoy = hash(createToken(), parameters);
  return {
    hash: (password) => inTurn(() => hash(toInput(password), parameters)),
    async matches(stored, password) {
      const compared = stored ?? (await decoy);
      const isMatch = await inTurn(() => check(compared, toInput(password)));
      return isMatch && stored !== null;
    },
  };
}
