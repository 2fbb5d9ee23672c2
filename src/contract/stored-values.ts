import * as v from 'valibot';
import { StoredFlag, storedJson } from './stored-text.ts';
import { User } from './user.ts';

const Text = v.string();
const FullText = v.pipe(Text, v.minLength(1));

/** The specified keys that every page may read, with the schema of what each holds, as text. */
export const storageSchemas = {
  user: storedJson(User),
  token: FullText,
  IsSignin: StoredFlag,
  selectedJobId: FullText,
  selectedCategory: Text,
} as const;
export type StorageKey = keyof typeof storageSchemas;
export type Stored<K extends StorageKey> = v.InferOutput<(typeof storageSchemas)[K]>;
