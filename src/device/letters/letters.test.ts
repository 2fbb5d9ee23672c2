import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isNewerLetter, LETTER_VERSION, readLetter, type Letter } from './letter.ts';

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

describe('a letter as the device kept it', () => {
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

  test('is none without a text, a job or a version', () => {
    for (const part of ['body', 'jobId', 'version'] as const) {
      expect(readLetter({ ...firstVersion, [part]: undefined })).toBeUndefined();
    }
    for (const kept of [undefined, null, 'letter', 3]) expect(readLetter(kept)).toBeUndefined();
  });

  test('of a newer app is read, and known as newer', () => {
    const newer = { ...firstVersion, version: 2, attachments: ['cv'] };
    expect(readLetter(newer)).toMatchObject({ version: 2, body: firstVersion.body });
    expect([isNewerLetter(newer), isNewerLetter(firstVersion), isNewerLetter(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

describe('letters on a device', () => {
  const store = {
    putLetter: vi.fn<(letter: Letter) => Promise<void>>(),
    dropLetter: vi.fn<(jobId: string) => Promise<void>>(),
    clearLetters: vi.fn<() => Promise<void>>(),
    startLettersStore: vi.fn<() => Promise<void>>(),
  };

  async function open() {
    vi.resetModules();
    vi.doMock('./store.ts', () => store);
    return { ...(await import('./letters.ts')), ...(await import('./writes.ts')) };
  }
  beforeEach(() => {
    for (const step of Object.values(store)) step.mockReset().mockResolvedValue(undefined);
    return () => {
      vi.doUnmock('./store.ts');
      vi.resetModules();
    };
  });

  test('are there at once, and marked as kept once the device has them', async () => {
    const { keepLetter, knownLetters } = await open();
    const kept = keepLetter(letter);
    expect(knownLetters().get('job-1')).toEqual({ letter, place: 'asked' });
    expect(await kept).toBe(true);
    expect(knownLetters().get('job-1')).toEqual({ letter, place: 'device' });
  });

  test('live in the page where the device refuses, whatever it is found to hold later', async () => {
    store.putLetter.mockImplementation(refuse);
    const { keepLetter, knownLetters, publishAllRead, publishRead, readLetters } = await open();
    expect(await keepLetter(letter)).toBe(false);
    expect(knownLetters().get('job-1')?.place).toBe('page');
    publishRead('job-1', undefined);
    publishAllRead(new Map([['job-1', { ...letter, body: 'older' }]]));
    expect(await readLetters()).toEqual([letter]);
    store.putLetter.mockResolvedValue(undefined);
    expect(await keepLetter(letter)).toBe(true);
    expect(knownLetters().get('job-1')?.place).toBe('device');
  });

  test('follow another tab, but never go back while something is being written', async () => {
    const { keepLetter, knownLetters, publishRead } = await open();
    const textOf = () => knownLetters().get('job-1')?.letter.body;
    publishRead('job-1', letter);
    publishRead('job-1', { ...letter, body: 'typed in the other tab' });
    expect(textOf()).toBe('typed in the other tab');
    const kept = keepLetter({ ...letter, body: 'typed here' });
    publishRead('job-1', letter);
    expect(textOf()).toBe('typed here');
    await kept;
    publishRead('job-1', undefined);
    expect(textOf()).toBeUndefined();
  });

  test('that the device does not let go of are still there', async () => {
    const { keepLetter, knownLetters, removeAllLetters, removeLetter } = await open();
    await keepLetter(letter);
    store.dropLetter.mockImplementation(refuse);
    store.clearLetters.mockImplementation(refuse);
    expect([await removeLetter('job-1'), await removeAllLetters()]).toEqual([false, false]);
    expect(knownLetters().has('job-1')).toBe(true);
    store.dropLetter.mockResolvedValue(undefined);
    expect(await removeLetter('job-1')).toBe(true);
    expect(knownLetters().size).toBe(0);
  });

  test('without a database are those of this page alone', async () => {
    store.startLettersStore.mockImplementation(refuse);
    const { keepLetter, readLetters } = await open();
    expect(await readLetters()).toEqual([]);
    await keepLetter(letter);
    expect(await readLetters()).toEqual([letter]);
  });
});
