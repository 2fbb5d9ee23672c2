import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { InboxApplication, InboxData } from '#contract/applications/application.ts';
import { DAY_MS } from '#contract/limits.ts';
import { useFakeDevice } from '../../../tests/support/fake-device.ts';
import { makeInboxRow, makeOpened } from '../../../tests/support/make.ts';

const device = useFakeDevice();
beforeEach(() => device.signIn('u1'));

const row = (id: number) => makeInboxRow({ id: `a${id}`, sentAt: `2026-11-${10 + id}T08:05:00.000Z` });

const toPage = (ids: readonly number[], page = 1, totalPages = 1): { data: InboxData; isWhole: boolean } => ({
  data: {
    applications: ids.map(row),
    counts: { new: ids.length, seen: 1, shortlisted: 0, interview: 0, offered: 0, notSelected: 0 },
    pagination: { totalPages, page },
  },
  isWhole: true,
});

const opened = makeOpened({ ...row(3), note: 'I can start on Sunday.' });

const open = () => import('./inbox-copy.ts');
const idsOf = async (owner = 'u1') =>
  (await (await open()).readApplicationCopies(owner, 'j')).map(({ application }) => application.id);

test('the newest comes first; a later page of the list keeps what was opened', async () => {
  const { readApplicationCopies, readJobCopies, storeJobCopy, storeOpened, storePage } = await open();
  await storeJobCopy('u1', { jobId: 'j', title: 'Welder' });
  await storePage('u1', 'j', toPage([3, 2, 1]));
  await storeOpened('u1', opened);
  await storePage('u1', 'j', toPage([3, 2, 1]));
  expect(await idsOf()).toEqual(['a3', 'a2', 'a1']);
  expect((await readApplicationCopies('u1', 'j'))[0]?.opened?.note).toBe('I can start on Sunday.');
  expect(await readJobCopies('u1')).toMatchObject([{ title: 'Welder', total: 4, new: 3 }]);
});

test('what a page of the whole list lacks was withdrawn; a filtered list says nothing of it', async () => {
  const { storePage } = await open();
  await storePage('u1', 'j', toPage([6, 5, 4], 1, 2));
  await storePage('u1', 'j', toPage([3, 2, 1], 2, 2));
  await storePage('u1', 'j', { ...toPage([6]), isWhole: false });
  expect(await idsOf()).toHaveLength(6);
  await storePage('u1', 'j', toPage([6, 4], 1, 2));
  expect(await idsOf()).toEqual(['a6', 'a4', 'a3', 'a2', 'a1']);
  await storePage('u1', 'j', toPage([3, 1], 2, 2));
  expect(await idsOf()).toEqual(['a6', 'a4', 'a3', 'a1']);
});

test('an application that was withdrawn and sent again has one copy, without what was withdrawn', async () => {
  const { readApplicationCopies, storeOpened, storePage } = await open();
  const copies = () => readApplicationCopies('u1', 'j');
  const later = { ...row(3), sentAt: '2026-11-20T08:05:00.000Z' };
  await storePage('u1', 'j', toPage([3, 2], 1, 2));
  await storeOpened('u1', opened);
  const filtered = toPage([2], 1, 2);
  await storePage('u1', 'j', {
    ...filtered,
    data: { ...filtered.data, applications: [later] },
    isWhole: false,
  });
  expect(await copies()).toMatchObject([{ application: later, opened: null }, { application: { id: 'a2' } }]);
  await storePage('u1', 'j', toPage([3, 2], 1, 2));
  await storeOpened('u1', { ...opened, ...later, note: 'Again.' });
  expect(await copies()).toMatchObject([{ opened: { note: 'Again.' } }, { application: { id: 'a2' } }]);
});

test('what was answered to a decision is in both parts of the copy, and what was withdrawn in none', async () => {
  const { noteApplications, readApplicationCopies, storeOpened, storePage } = await open();
  const shortlisted: InboxApplication = { ...row(3), state: 'shortlisted', version: 2 };
  await storePage('u1', 'j', toPage([3, 2]));
  await storeOpened('u1', opened);
  await noteApplications('u1', [shortlisted, { ...row(9), version: 5 }]);
  const copies = await readApplicationCopies('u1', 'j');
  expect(copies).toMatchObject([
    { application: shortlisted, opened: { ...opened, state: 'shortlisted', version: 2 } },
    { application: { id: 'a2', version: 1 } },
  ]);
  await noteApplications('u1', [row(3)]);
  expect((await readApplicationCopies('u1', 'j'))[0]?.application).toEqual(shortlisted);
  await noteApplications('u1', [{ ...row(3), state: 'withdrawn', version: 3 }]);
  await storeOpened('u1', { ...opened, ...row(2), state: 'withdrawn' });
  expect(await idsOf()).toEqual([]);
});

test('a later row is in what was opened before it, too', async () => {
  const { readApplicationCopies, storeOpened, storePage } = await open();
  await storeOpened('u1', { ...opened, reason: 'pay' });
  const page = toPage([3]);
  const now: InboxApplication = { ...row(3), state: 'interview', version: 4 };
  await storePage('u1', 'j', { ...page, data: { ...page.data, applications: [now] } });
  const [copy] = await readApplicationCopies('u1', 'j');
  expect(copy?.opened).toEqual({ ...opened, ...now });
});

test('jobs that are gone have no copies, and a job of which only the title was read has no numbers', async () => {
  const { keepJobCopies, readJobCopies, readJobCopy, removeJobCopies, storeJobCopy, storePage } =
    await open();
  await storePage('u1', 'j', toPage([3]));
  await storePage('u1', 'k', toPage([2]));
  await storeJobCopy('u1', { jobId: 'l', title: 'Welder' });
  expect((await readJobCopies('u1')).map(({ jobId }) => jobId)).toEqual(['j', 'k']);
  await keepJobCopies('u1', ['k']);
  expect(await idsOf()).toEqual([]);
  expect([await readJobCopy('u1', 'j'), await readJobCopy('u1', 'l')]).toEqual([undefined, undefined]);
  await removeJobCopies('u1', 'k');
  expect(await readJobCopies('u1')).toEqual([]);
});

test.each([
  ['the session ran out', 'u1', [], ['a3', 'a2']],
  ['the session was revoked', 'u1 revoked', [], []],
  ['the user signed out', undefined, [], []],
  ['another account signed in', undefined, ['u2'], []],
])('what the device holds of applicants once %s', async (_what, over, [next], left) => {
  const { listCopies, storePage, tidyCopies } = await open();
  await storePage('u1', 'j', toPage([3, 2]));
  device.texts.delete('token');
  if (over !== undefined) device.texts.set('kaj:session-over', over);
  if (next !== undefined) device.signIn(next);
  expect(await tidyCopies()).toBe(true);
  // An answer that is late stores nothing.
  await storePage('u1', 'j', toPage(left.length > 0 ? [3, 2] : [3]));
  expect((await listCopies('u1')).map(({ id }) => id).toReversed()).toEqual(left);
});

const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);

test('copies end 30 days after the server confirmed them last', async () => {
  const { listCopies, storePage, tidyCopies } = await open();
  const { noteConfirmed } = await import('../account/forgetting.ts');
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await storePage('u1', 'j', toPage([3]));
  pass(29);
  noteConfirmed();
  pass(29);
  await tidyCopies();
  expect([await idsOf(), await listCopies('u1')]).toMatchObject([['a3'], [{ id: 'a3' }]]);
  pass(1);
  expect(await idsOf()).toEqual([]);
  await tidyCopies();
  expect(await listCopies('u1')).toEqual([]);
});
