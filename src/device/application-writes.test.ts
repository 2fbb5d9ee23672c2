import { expect, test, vi } from 'vitest';
import type { Receipt } from '#contract/applications/application.ts';
import { useFakeDevice } from '../../tests/support/fake-device.ts';
import { makeApplication, makeReceipt } from '../../tests/support/make.ts';
import { EDITED } from './application.ts';

const device = useFakeDevice();

async function open() {
  vi.resetModules();
  return { ...(await import('./application.ts')), ...(await import('./application-writes.ts')) };
}

const keyOf = (digit: string): string => digit.repeat(32);
const cv = { type: 'application/pdf', size: 5, bytes: new TextEncoder().encode('%PDF-').buffer };
const written = makeApplication({
  key: keyOf('a'),
  userId: null,
  note: 'I weld.',
  answers: [{ id: 'q1', value: 'yes' }],
  cv,
});
const receipt = makeReceipt();

test('an application waits for the next page, and for whoever signs in', async () => {
  const first = await open();
  expect(await first.storeApplication(written)).toBe('device');
  expect(device.texts.get('kaj:application-written')).toBe(written.key);
  const next = await open();
  expect(await next.readWaiting('u1')).toEqual([written]);
});

test('once an account is about to send it, it is of no other', async () => {
  const { storeApplication, claimApplication, readWaiting } = await open();
  await storeApplication(written);
  expect(await claimApplication(written.key, 'u1')).toEqual({ ...written, userId: 'u1' });
  expect(await claimApplication(written.key, 'u2')).toBeUndefined();
  expect([await readWaiting('u2'), (await readWaiting('u1')).length]).toEqual([[], 1]);
});

test('once it was sent, what was written in it is gone from the device', async () => {
  const {
    storeApplication,
    claimApplication,
    markSent,
    readStoredApplications: readOwnApplications,
  } = await open();
  await storeApplication(written);
  await claimApplication(written.key, 'u1');
  await markSent(written.key, receipt);
  const next = await open();
  expect(await next.readWaiting('u1')).toEqual([]);
  expect(await next.claimApplication(written.key, 'u1')).toBeUndefined();
  await next.loadApplications();
  const stored = next.knownApplications().get(written.key);
  expect(stored).toMatchObject({ step: 'sent', receipt, jobTitle: 'Welder', cv: null, answers: [] });
  expect([stored?.name, stored?.phone, stored?.email, stored?.note]).toEqual(['', '', '', '']);
  // Nobody is signed in here.
  expect(await readOwnApplications(null)).toEqual([]);
});

test('what the server refused stays as it was written, until another one takes its place', async () => {
  const { storeApplication, markRefused, knownApplications, removeReplaced, readWaiting } = await open();
  await storeApplication({ ...written, userId: 'u1' });
  await markRefused(written.key, { problem: 'jobClosed', problemText: 'This job is closed.' });
  const refused = { ...written, userId: 'u1', step: 'refused', problem: 'jobClosed' };
  expect(knownApplications().get(written.key)).toMatchObject(refused);
  expect(await readWaiting('u1')).toEqual([]);
  const again = { ...written, key: keyOf('b'), userId: 'u1' };
  await storeApplication(again);
  expect([await removeReplaced(again, 'u2'), knownApplications().size]).toEqual([true, 2]);
  expect([await removeReplaced(again, 'u1'), [...knownApplications().keys()]]).toEqual([true, [again.key]]);
});

test('what is edited is not sent, whatever an attempt under way reports, and another one takes its place', async () => {
  const page = await open();
  await page.storeApplication({ ...written, userId: 'u1' });
  expect(await page.startEditing(written.key)).toBe(true);
  await page.markSent(written.key, receipt);
  await page.markRefused(written.key, { problem: 'jobClosed', problemText: undefined });
  await page.markDelayed(written.key, 'noAnswer');
  const next = await open();
  await next.loadApplications();
  const edited = { ...written, userId: 'u1', step: 'refused', problem: EDITED };
  for (const known of [page, next]) expect([...known.knownApplications().values()]).toMatchObject([edited]);
  expect([await next.readWaiting('u1'), await next.hasUnsentApplications('u1')]).toEqual([[], true]);
  expect(await next.claimApplication(written.key, 'u1')).toBeUndefined();
  await next.removeReplaced(written, 'u1');
  expect(next.knownApplications().size).toBe(1);
  await next.removeReplaced({ ...written, key: keyOf('b') }, 'u1');
  expect(next.knownApplications().size).toBe(0);
});

test('what was sent in the meantime cannot be edited any more', async () => {
  const { storeApplication, markSent, startEditing, knownApplications } = await open();
  await storeApplication({ ...written, userId: 'u1' });
  await markSent(written.key, receipt);
  await startEditing(written.key);
  expect(knownApplications().get(written.key)).toMatchObject({ step: 'sent', receipt });
});

test('what was removed is not sent, and does not come back', async () => {
  const { storeApplication, removeAllApplications, claimApplication, markSent, knownApplications } =
    await open();
  await storeApplication(written);
  expect(await removeAllApplications()).toBe(true);
  expect(await claimApplication(written.key, 'u1')).toBeUndefined();
  await markSent(written.key, receipt);
  const next = await open();
  await next.loadApplications();
  expect([knownApplications().size, next.knownApplications().size]).toEqual([0, 0]);
});

test('what is written while all is removed stays', async () => {
  const page = await open();
  await page.storeApplication(written);
  const later = { ...written, key: keyOf('b') };
  const removing = page.removeAllApplications();
  await page.storeApplication(later);
  await removing;
  const next = await open();
  await next.loadApplications();
  for (const known of [page, next]) expect([...known.knownApplications().keys()]).toEqual([later.key]);
});

test('sign-out removes what the account wrote, and nothing else', async () => {
  const { storeApplication, markRefused, forgetApplications, hasUnsentApplications, knownApplications } =
    await open();
  await storeApplication({ ...written, userId: 'u1' });
  await storeApplication({ ...written, key: keyOf('b'), userId: 'u2' });
  expect([await hasUnsentApplications('u1'), await hasUnsentApplications('u3')]).toEqual([true, false]);
  // What was refused is on this device alone, too.
  await markRefused(written.key, { problem: 'jobClosed', problemText: undefined });
  expect(await hasUnsentApplications('u1')).toBe(true);
  expect(await forgetApplications('u1')).toBe(true);
  expect([...knownApplications().keys()]).toEqual([keyOf('b')]);
  expect([await hasUnsentApplications('u1'), await hasUnsentApplications('u2')]).toEqual([false, true]);
});

test('what is sent while another tab signs out is not stored to be removed, and said so', async () => {
  const { storeApplication, knownApplications, readWaiting } = await open();
  device.texts.set('kaj:forgetting', 'u2 u1');
  expect(await storeApplication({ ...written, userId: 'u1' })).toBe('signedOut');
  expect(knownApplications().size).toBe(0);
  expect(await readWaiting('u1')).toEqual([]);
  expect(await storeApplication(written)).toBe('device');
});

test('what a sign-out could not finish, the next page does', async () => {
  const { storeApplication } = await open();
  await storeApplication({ ...written, userId: 'u1' });
  await storeApplication({ ...written, key: keyOf('b'), userId: 'u2' });
  device.texts.set('kaj:forgetting', 'u1');
  const next = await open();
  const { finishForgetting } = await import('./account/forget-account.ts');
  await finishForgetting();
  await next.loadApplications();
  expect([...next.knownApplications().keys()]).toEqual([keyOf('b')]);
  expect(device.texts.has('kaj:forgetting')).toBe(false);
});

test('what the device refuses to store is sent from the page', async () => {
  const { storeApplication, readWaiting, claimApplication, markSent, knownApplications } = await open();
  device.fill();
  expect(await storeApplication(written)).toBe('page');
  expect(await readWaiting('u1')).toEqual([written]);
  expect(await claimApplication(written.key, 'u1')).toMatchObject({ userId: 'u1' });
  await markSent(written.key, receipt);
  expect(knownApplications().get(written.key)).toMatchObject({ step: 'sent', receipt });
  expect(await readWaiting('u1')).toEqual([]);
});

test('where the database cannot be opened, it is sent from the page, asked about, and can be taken back', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const { storeApplication, readWaiting, hasUnsentApplications, removeUnsent, knownApplications } =
    await open();
  await expect(readWaiting('u1')).rejects.toThrow('blocked');
  expect(await storeApplication({ ...written, userId: 'u1' })).toBe('page');
  expect(await readWaiting('u1')).toMatchObject([{ key: written.key }]);
  expect(await hasUnsentApplications('u1')).toBe(true);
  expect(await removeUnsent(written.key)).toBe(false);
  expect(knownApplications().size).toBe(0);
});

test('the device notes what the employer told', async () => {
  const { storeApplication, markSent, noteReceipts, knownApplications } = await open();
  await storeApplication({ ...written, userId: 'u1' });
  await markSent(written.key, receipt);
  const told: Receipt = { ...receipt, state: 'interview', stateAt: '2026-11-27T08:05:00.000Z' };
  await noteReceipts([{ ...told, id: 'a2' }, told]);
  expect(knownApplications().get(written.key)?.receipt).toEqual(told);
  const next = await open();
  await next.loadApplications();
  expect(next.knownApplications().get(written.key)).toMatchObject({ receipt: told });
});
