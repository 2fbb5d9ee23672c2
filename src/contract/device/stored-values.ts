import type { User } from '../accounts/auth.ts';

/**
 * The specified keys that every page may read (§3), and how the text under each is read: null when it is not
 * what belongs there. Plain functions, as every screen starts with them; their test holds them to the schemas.
 */

const fullText = (text: string): string | null => (text === '' ? null : text);

function readFlag(text: string): 'true' | 'false' | null {
  return text === 'true' || text === 'false' ? text : null;
}

/** '' where there is no text to read. */
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

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
  const field = (name: keyof User): string => toText(Reflect.get(stored, name));
  const user = {
    _id: field('_id'),
    firstName: field('firstName'),
    lastName: field('lastName'),
    email: field('email'),
    phoneNumber: field('phoneNumber'),
  };
  return user._id === '' ? null : user;
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
