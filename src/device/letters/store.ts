import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import { SECOND_MS } from '#contract/limits.ts';
import { idbStores } from '#contract/device/late-storage.ts';
import { isNewerLetter, readLetter, type Letter } from './letter.ts';
import { publishAllRead, publishRead } from './letters.ts';
import { logNotice } from '#platform/log.ts';
import { followTabs, type TabNews } from '#platform/storage/tab-news.ts';

/** The device's store of application letters (IndexedDB), which clearing the caches does not touch. */

/** A database that does not answer by then counts as one that refuses. */
const ANSWER_LIMIT_MS = 5 * SECOND_MS;
/** Before the key of what could not be read and had to make room for a new letter. */
const UNREADABLE = 'unreadable:';

const { database, store: storeName } = idbStores.letters;
let opened: UseStore | undefined;
/** Tells other tabs. */
let announce: (news: TabNews) => void = () => undefined;

function openStore(): UseStore {
  opened ??= createStore(database, storeName);
  return opened;
}

/** @throws when there is no answer in time */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), ANSWER_LIMIT_MS);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/** Asks for the end of it at once: a page that is going waits for nothing. */
function finish(records: IDBObjectStore): Promise<void> {
  records.transaction.commit();
  return promisifyRequest(records.transaction);
}

/** @throws when the device cannot keep it, or when a newer app wrote there; what was there is then as it was */
export async function putLetter(letter: Letter): Promise<void> {
  const written = openStore()('readwrite', async (records) => {
    const before: unknown = await promisifyRequest(records.get(letter.jobId));
    if (isNewerLetter(before)) throw new Error('kept by a newer version');
    if (before !== undefined && readLetter(before) === undefined) {
      records.put(before, `${UNREADABLE}${letter.jobId}:${Date.now()}`);
    }
    records.put(letter, letter.jobId);
    return finish(records);
  });
  await inTime(written);
  announce(letter.jobId);
}

/** @throws when the device refuses */
export async function dropLetter(jobId: string): Promise<void> {
  const dropped = openStore()('readwrite', (records) => {
    records.delete(jobId);
    return finish(records);
  });
  await inTime(dropped);
  announce(jobId);
}

/** Removes every record. @throws when the device refuses */
export async function clearLetters(): Promise<void> {
  const cleared = openStore()('readwrite', (records) => {
    records.clear();
    return finish(records);
  });
  await inTime(cleared);
  announce(null);
}

/** Reads every record; what cannot be read stays where it is. @throws when the device does not answer */
async function readAll(): Promise<void> {
  const found = new Map<string, Letter>();
  for (const [key, value] of await entries<IDBValidKey, unknown>(openStore())) {
    const letter = readLetter(value);
    if (letter?.jobId === key) found.set(letter.jobId, letter);
    else logNotice('a letter is of an unknown form and was left as it is');
  }
  publishAllRead(found);
}

async function readOne(jobId: string): Promise<void> {
  const raw = await openStore()('readonly', (records) => promisifyRequest<unknown>(records.get(jobId)));
  publishRead(jobId, readLetter(raw));
}

function readAgain(news: TabNews): void {
  const reading = news === null ? readAll() : readOne(news);
  reading.catch(() => logNotice('letters of another tab cannot be read'));
}

/** Reads the device and follows what other tabs change. @throws when the device does not answer */
export async function startLettersStore(): Promise<void> {
  announce = followTabs(database, readAgain);
  await inTime(readAll());
}
