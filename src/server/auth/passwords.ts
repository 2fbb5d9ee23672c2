import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../http/errors/errors.ts';
import { createTurns } from '../turns.ts';
import { createToken } from './session-store.ts';

/** The library's `Algorithm.Argon2id`, whose const enum cannot be imported into a module of its own. */
const ARGON2ID = 2;
/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const parameters = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time leave half of the thread pool to files and compression. */
const MAX_RUNNING = 2;
const MAX_WAITING = 200;

/** One spelling for passwords that look the same, whatever keyboard they were typed on. */
const toInput = (password: string): string => password.normalize('NFKC');

const refuse = (): ApiError =>
  new ApiError(503, 'Too many people are signing in. Please try again in a moment.', { 'Retry-After': '5' });

/** Hashing and checking of passwords, slow on purpose, a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (null) as for one that does. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

interface PasswordOptions {
  /** How many may wait their turn before further ones are asked to come back. */
  maxWaiting?: number;
  /** The slow comparison. */
  check?: (stored: string, password: string) => Promise<boolean>;
}

/** One for each server: its queue is what keeps many sign-ins from starving everything else. */
export function createPasswords({
  maxWaiting = MAX_WAITING,
  check = verify,
}: PasswordOptions = {}): Passwords {
  const inTurn = createTurns({ maxRunning: MAX_RUNNING, maxWaiting, refuse });
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
