import { expect, test } from 'vitest';
import { makeCompany, makeSavedJob } from '../../../tests/support/make.ts';
import { MAX_FILE_BYTES, readSavedFile, writeSavedFile } from './saved-file.ts';

const now = Date.parse('2026-11-20T06:00:00Z');

const saved = makeSavedJob({
  job: { title: 'নার্স', applicationDeadline: '2026-11-30', status: 'active' },
  company: makeCompany({ email: 'jobs@padma.example' }),
  logo: {
    path: '/files/logos/padma.webp',
    image: { type: 'image/webp', size: 4, bytes: Uint8Array.from([0, 255, 128, 7]).buffer },
  },
  stage: 'interview',
  latest: { kind: 'removed', at: 40 },
});

const toFile = (content: unknown) => new Blob([JSON.stringify(content)]);
const around = (savedJobs: unknown[], shape = 1) => toFile({ kind: 'kaj-saved-jobs', shape, savedJobs });
const { logo: _logo, ...plain } = saved;
const withLogo = (logo: unknown) => ({ ...plain, logo });

test('a file brings every job back as it was, its picture and its stage included', async () => {
  const file = await writeSavedFile([saved, { ...saved, logo: null }], now);
  expect(file).toMatchObject({ name: 'saved-jobs-2026-11-20.json', type: 'application/json' });
  const read = await readSavedFile(file, now);
  if (read.kind !== 'read') throw new Error(read.reason);
  expect(read.unreadable).toBe(0);
  expect(read.saved).toEqual([saved, { ...saved, logo: null }]);
});

test('what is no job is counted, and the others come in', async () => {
  const read = await readSavedFile(around([{ job: {} }, plain, 'x', null]), now);
  expect(read).toMatchObject({ kind: 'read', unreadable: 3, saved: [{ stage: 'interview' }] });
});

test('only pictures come in as logos, and broken ones cost the job nothing', async () => {
  const logos = [
    { path: '/a', type: 'text/html', base64: 'AAAA' },
    { path: '/a', type: 'image/png', base64: '%%%' },
    { path: '/a', type: 'image/png', base64: '' },
    'x',
  ];
  const read = await readSavedFile(around(logos.map(withLogo)), now);
  if (read.kind !== 'read') throw new Error(read.reason);
  expect(read.saved.map(({ logo }) => logo)).toEqual([null, null, null, null]);
});

const toTimes = (time: number) => ({ savedAt: time, copiedAt: time, stageAt: time, checkedAt: time });

test.each([
  ['later than now', 9e15, now],
  ['one that no calendar has', -9e15, 0],
])('no time is %s', async (_what, time, expected) => {
  const read = await readSavedFile(around([{ ...plain, ...toTimes(time) }]), now);
  expect(read).toMatchObject({ saved: [toTimes(expected)] });
});

test.each([
  ['notOurs', toFile('hello')],
  ['notOurs', new Blob(['{"kind":"kaj-saved-jobs","shape":1,"savedJobs":['])],
  ['notOurs', toFile({ kind: 'other', shape: 1, savedJobs: [] })],
  ['empty', new Blob([])],
  ['newer', around([], 2)],
  ['newer', around([{ ...plain, version: 4 }])],
  ['tooLarge', new Blob([new Uint8Array(MAX_FILE_BYTES + 1)])],
])('a file that is %s is refused', async (reason, file) => {
  expect(await readSavedFile(file, now)).toEqual({ kind: 'refused', reason });
});
