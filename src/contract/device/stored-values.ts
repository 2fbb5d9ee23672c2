import type { User } from '../accounts/auth.ts';

/** Keys that every page reads (§3). No schemas, as these cost every first screen; the test compares them. */

const fullText = (text: string): string | null => (text === '' ? null : text);

function readFlag(text: string): 'true' | 'false' | null {
  return text === 'true' || text === 'false' ? text : null;
}

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
    ...(field('role') === 'admin' && { role: 'admin' as const }),
  };
  return user._id === '' ? null : user;
}

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
