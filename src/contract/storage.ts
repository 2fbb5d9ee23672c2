import * as v from 'valibot';
import { PinRequestAnswer, PinVerifyAnswer, ChannelSchema } from './subscription.ts';
import { User } from './user.ts';

/** Every name that outlives a page: localStorage keys (§3), IndexedDB stores, caches. */

const Text = v.string();
const Flag = v.picklist(['true', 'false']);
const json = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message: 'not JSON' });
        return NEVER;
      }
    }),
    schema,
  );

/** The specified keys with the schema of what each holds, as text. */
export const storageSchemas = {
  user: json(User),
  token: v.pipe(Text, v.minLength(1)),
  IsSignin: Flag,
  selectedJobId: v.pipe(Text, v.minLength(1)),
  selectedCategory: Text,
  otpResponseData: json(PinRequestAnswer),
  otpVerificationData: json(PinVerifyAnswer),
  otpVerificationTime: v.pipe(Text, v.isoTimestamp()),
  userPhone: Text,
  phone: Text,
  tel: Text,
  isSub: Flag,
  type: ChannelSchema,
  subscribId: v.pipe(Text, v.minLength(1)),
  subID: Text,
  isNewUser: Text,
} as const;
export type StorageKey = keyof typeof storageSchemas;
export type Stored<K extends StorageKey> = v.InferOutput<(typeof storageSchemas)[K]>;

/** Our own localStorage keys, under one prefix so that they cannot meet the specified ones. */
export const ownStorageKeys = {
  queryCache: 'kaj:queries',
  theme: 'kaj:theme',
  locale: 'kaj:locale',
  updateDismissed: 'kaj:update-dismissed',
} as const;

/** sessionStorage keys: they live as long as the tab. */
export const ownSessionKeys = {
  afterSignIn: 'kaj:after-sign-in',
  reloadGuard: 'kaj:reload-guard',
  updateGuard: 'kaj:update-guard',
} as const;

/** Shape version of the persisted queries: raise it when a stored shape changes, never on a deploy. */
export const QUERY_CACHE_SHAPE = '1';

/** IndexedDB: one database a store, as idb-keyval opens them. Clearing caches does not touch these. */
export const idbStores = {
  savedJobs: { database: 'kaj-saved-jobs', store: 'jobs' },
  downloadedCvs: { database: 'kaj-cvs', store: 'files' },
  drafts: { database: 'kaj-drafts', store: 'forms' },
} as const;

/** Cache Storage names of the worker. */
export const cacheNames = {
  /** Answers with many rows; typing a search writes many of them, so they never displace the others. */
  publicLists: 'kaj-lists-v1',
  /** One job, one company, the categories, the templates. */
  publicDetails: 'kaj-details-v1',
  images: 'kaj-images-v1',
  files: 'kaj-files-v1',
  /** Chunks of the build before this one, for pages that are still open. */
  olderAssets: 'kaj-older-assets-v1',
} as const;

export const ThemeSchema = v.picklist(['system', 'light', 'dark']);
export type Theme = v.InferOutput<typeof ThemeSchema>;
