import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { createReader, type RecordStore } from './record-store.ts';
import { LETTER_VERSION } from '#contract/device/stores.ts';
import { Letter, type ShownLetter } from './letter.ts';

const letter: Letter = {
  version: LETTER_VERSION,
  jobId: 'job-1',
  title: 'Nurse',
  companyName: 'Padma Care',
  job: null,
  company: null,
  to: 'jobs@padma.example',
  subject: 'Application',
  body: 'Dear Padma Care hiring team,\nসালাম।',
  step: 'ready',
  stepAt: 10,
  changedAt: 9,
  handedAt: null,
};

function readLetter(stored: unknown): Letter | undefined {
  const { success, output } = v.safeParse(Letter, stored);
  return success ? output : undefined;
}

describe('a letter as the device stored it', () => {
  /** Written by the first version of the app, word for word: this object is never to be changed. */
  const firstVersion = {
    version: 1,
    jobId: 'job-1',
    title: 'Nurse',
    companyName: 'Padma Care',
    job: { _id: 'job-1', title: 'Nurse', applicationDeadline: '2026-11-30' },
    company: { _id: 'company-1', name: 'Padma Care', email: 'jobs@padma.example' },
    to: 'jobs@padma.example',
    subject: 'Application',
    body: 'Dear Padma Care hiring team,',
    step: 'ready',
    stepAt: 10,
    changedAt: 9,
    handedAt: 11,
  };

  test('of the first version is read in full', () => {
    const read = readLetter(firstVersion);
    expect(read).toMatchObject(firstVersion);
  });

  test('is not lost for what is known of its job', () => {
    const odd = { ...firstVersion, job: { title: 7 }, company: 'Padma', step: 'posted', handedAt: 'yes' };
    const rest = { job: null, company: null, step: 'draft', handedAt: null };
    expect(readLetter(odd)).toMatchObject({ body: firstVersion.body, to: firstVersion.to, ...rest });
  });

  test('is malformed without a text, a job or a version', () => {
    for (const part of ['body', 'jobId', 'version'] as const) {
      expect(readLetter({ ...firstVersion, [part]: undefined })).toBeUndefined();
    }
    for (const other of [undefined, null, 'letter', 3]) expect(readLetter(other)).toBeUndefined();
  });

  test('of a newer app is read', () => {
    const newer = { ...firstVersion, version: 2, attachments: ['cv'] };
    expect(readLetter(newer)).toMatchObject({ version: 2, body: firstVersion.body });
  });
});

const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

describe('letters on a device', () => {
  const store = {
    change: vi.fn<RecordStore<Letter>['change']>(),
    clear: vi.fn<RecordStore<Letter>['clear']>(),
    read: vi.fn<RecordStore<Letter>['read']>(),
    readAll: vi.fn<RecordStore<Letter>['readAll']>(),
    follow: vi.fn<RecordStore<Letter>['follow']>(),
    countWrites: () => 0,
  };
  const announceFromOtherTab = (jobId: string) => store.follow.mock.lastCall?.[0](jobId);

  async function open() {
    vi.resetModules();
    vi.doMock('./record-store.ts', () => ({
      createRecordStore: ({
        toShown,
      }: {
        toShown: (id: string, stored: Letter) => ShownLetter | undefined;
      }) => ({
        ...store,
        readInto: createReader(store, toShown),
      }),
    }));
    const letters = { ...(await import('./letter.ts')) };
    await letters.loadLetters();
    return letters;
  }
  beforeEach(() => {
    store.change.mockReset().mockResolvedValue(undefined);
    store.clear.mockReset().mockResolvedValue(undefined);
    store.read.mockReset().mockResolvedValue(undefined);
    store.readAll.mockReset().mockResolvedValue(new Map());
    return () => {
      vi.doUnmock('./record-store.ts');
      vi.resetModules();
    };
  });

  test('are there at once, and marked as stored once the device has them', async () => {
    const { storeLetter, knownLetters } = await open();
    const stored = storeLetter(letter);
    expect(knownLetters().get('job-1')).toEqual({ letter, place: 'asked' });
    expect(await stored).toBe(true);
    expect(knownLetters().get('job-1')).toEqual({ letter, place: 'device' });
  });

  test('live in the page where the device refuses, whatever it is found to hold later', async () => {
    store.change.mockImplementation(refuse);
    const { storeLetter, knownLetters, readLetters } = await open();
    expect(await storeLetter(letter)).toBe(false);
    expect(knownLetters().get('job-1')?.place).toBe('page');
    announceFromOtherTab('job-1');
    await vi.waitFor(() => expect(store.read).toHaveBeenCalled());
    store.readAll.mockResolvedValue(new Map([['job-1', { ...letter, body: 'older' }]]));
    expect(await readLetters()).toEqual([letter]);
    store.change.mockResolvedValue(undefined);
    expect(await storeLetter(letter)).toBe(true);
    expect(knownLetters().get('job-1')?.place).toBe('device');
  });

  test('follow another tab, but never go back while something is being written', async () => {
    const { storeLetter, knownLetters, onLettersChange } = await open();
    const textOf = () => knownLetters().get('job-1')?.letter.body;
    const readAgain = (stored: Letter | undefined) =>
      new Promise<void>((resolve) => {
        store.read.mockResolvedValue(stored);
        const stop = onLettersChange(() => {
          stop();
          resolve();
        });
        announceFromOtherTab('job-1');
      });
    await readAgain(letter);
    await readAgain({ ...letter, body: 'typed in the other tab' });
    expect(textOf()).toBe('typed in the other tab');
    const ends: (() => void)[] = [];
    store.change.mockReturnValue(new Promise((resolve) => void ends.push(() => resolve(undefined))));
    const stored = storeLetter({ ...letter, body: 'typed here' });
    await readAgain(letter);
    expect(textOf()).toBe('typed here');
    for (const end of ends) end();
    await stored;
    await readAgain(undefined);
    expect(textOf()).toBeUndefined();
  });

  test('that the device does not let go of are still there', async () => {
    store.readAll.mockResolvedValue(new Map([['job-1', letter]]));
    const { storeLetter, knownLetters, removeAllLetters, removeLetter } = await open();
    await storeLetter(letter);
    store.change.mockImplementation(refuse);
    store.clear.mockImplementation(refuse);
    expect([await removeLetter('job-1'), await removeAllLetters()]).toEqual([false, false]);
    expect(knownLetters().has('job-1')).toBe(true);
    store.change.mockResolvedValue(undefined);
    expect(await removeLetter('job-1')).toBe(true);
    expect(knownLetters().size).toBe(0);
  });

  test('without a database are those of this page alone', async () => {
    store.readAll.mockImplementation(refuse);
    const { storeLetter, readLetters } = await open();
    expect(await readLetters()).toEqual([]);
    await storeLetter(letter);
    expect(await readLetters()).toEqual([letter]);
  });
});
