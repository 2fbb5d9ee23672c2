import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { DATABASE, DATABASE_VERSION, stores, type StoreName } from '#contract/device/stores.ts';

/** The records of the app's database, read and changed without the app. */

const placeOf = (store: StoreName) => ({
  database: DATABASE,
  version: DATABASE_VERSION,
  all: Object.values(stores),
  store,
});

const Pairs = v.array(v.tuple([v.string(), v.unknown()]));

/** The records of a store by key, with the length of files in their place; none before the app has made its database. */
export async function readRecords(page: Page, of: StoreName): Promise<Map<string, unknown>> {
  const text = await page.evaluate(async ({ database, store }) => {
    // Opening a missing database would create it without the app's stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return '[]';
    const opening = indexedDB.open(database);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const objects = opening.result.transaction(store).objectStore(store);
    const [keys, values] = [objects.getAllKeys(), objects.getAll()];
    await new Promise((resolve) => values.addEventListener('success', resolve));
    opening.result.close();
    const pairs = keys.result.map((key, index) => [String(key), values.result[index]]);
    return JSON.stringify(pairs, (_name, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? value.byteLength : value,
    );
  }, placeOf(of));
  return new Map(v.parse(Pairs, JSON.parse(text)));
}

/** How many records a store has, of those whose JSON contains a text. */
export const countRecords = async (page: Page, of: StoreName, text = ''): Promise<number> =>
  [...(await readRecords(page, of)).values()].filter((record) => JSON.stringify(record).includes(text))
    .length;

interface RecordsChange {
  /** Records to write, by key. */
  records?: Readonly<Record<string, object>>;
  /** How much older the stored records get. */
  olderMs?: number;
  /** Fields of the stored records, in the order of their keys. */
  fields?: readonly object[];
}

/** Changes a store, and creates the database where the app has not. Open pages do not see it. */
export function changeRecords(
  page: Page,
  of: StoreName,
  { records = {}, olderMs = 0, fields = [] }: RecordsChange,
): Promise<void> {
  return page.evaluate(
    async ({ database, version, all, store, added, ms, changes }) => {
      const opening = indexedDB.open(database, version);
      opening.addEventListener('upgradeneeded', () =>
        all.forEach((name) => opening.result.createObjectStore(name)),
      );
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction(store, 'readwrite');
      const objects = transaction.objectStore(store);
      const [keys, values] = [objects.getAllKeys(), objects.getAll()];
      await new Promise((resolve) => values.addEventListener('success', resolve));
      for (const [index, record] of values.result.entries()) {
        for (const time of ['savedAt', 'copiedAt', 'stageAt', 'checkedAt'])
          if (time in record) record[time] -= ms;
        objects.put({ ...record, ...changes[index] }, keys.result[index]);
      }
      for (const [key, record] of Object.entries(added)) objects.put(record, key);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      opening.result.close();
    },
    { ...placeOf(of), added: records, ms: olderMs, changes: fields },
  );
}

const MaybeLogo = v.optional(v.string(), '');
const SavedRow = v.object({
  job: v.object({ title: v.string(), company: v.optional(v.object({ logo: MaybeLogo }), {}) }),
  company: v.nullish(v.object({ email: v.string(), logo: MaybeLogo }), null),
  logo: v.nullish(v.object({ image: v.object({ bytes: v.number() }) }), null),
  isFull: v.boolean(),
  stage: v.optional(v.string(), 'saved'),
});

/** A stored saved job, as tests compare it. */
export interface SavedRecord {
  title: string;
  /** With company, apply address and logo. */
  isWhole: boolean;
  stage: string;
}

export async function readSavedRecords(page: Page): Promise<SavedRecord[]> {
  const rows = [...(await readRecords(page, stores.savedJobs)).values()];
  return v.parse(v.array(SavedRow), rows).map(({ job, company, logo, isFull, stage }) => {
    const isLogoHere = logo === null ? (company?.logo || job.company.logo) === '' : logo.image.bytes > 0;
    const isWhole = isFull && company !== null && company.email.includes('@') && isLogoHere;
    return { title: job.title, isWhole, stage };
  });
}
