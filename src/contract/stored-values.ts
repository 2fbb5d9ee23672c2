import type { User } from './user.ts';

/**
 * The specified keys that every page may read (§3), and how the text under each is read: null when it is not
 * what belongs there. Plain functions, as every screen starts with them; their test holds them to the schemas.
 */

const fullText = (text: string): string | null => (text === '' ? null : text);

function readFlag(text: string): 'true' | 'false' | null {
  return text === 'true' || text === 'false' ? text : null;
}

/** A field that may be missing; null when it is not text. */
function optional(value: unknown): string | null {
  return typeof (value ?? '') === 'string' ? String(value ?? '') : null;
}

/** A field that may be a number as well. */
const loose = (value: unknown): string | null => optional(typeof value === 'number' ? String(value) : value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readUser(text: string): User | null {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null) return null;
  const field = (name: keyof User): unknown => Reflect.get(stored, name);
  const _id = fullText(optional(field('_id')) ?? '');
  const firstName = optional(field('firstName'));
  const lastName = optional(field('lastName'));
  const email = optional(field('email'));
  const phoneNumber = loose(field('phoneNumber'));
  if (_id === null || firstName === null || lastName === null || email === null || phoneNumber === null) {
    return null;
  }
  return { _id, firstName, lastName, email, phoneNumber };
}

/** What each key holds, inside. */
interface StoredValues {
  user: User;
  token: string;
  IsSignin: 'true' | 'false';
  selectedJobId: string;
  selectedCategory: string;
}
export type StorageKey = keyof StoredValues;
export type Stored<K extends StorageKey> = StoredValues[K];

export const storedReaders: { readonly [K in StorageKey]: (text: string) => Stored<K> | null } = {
  user: readUser,
  token: fullText,
  IsSignin: readFlag,
  selectedJobId: fullText,
  selectedCategory: (text) => text,
};
