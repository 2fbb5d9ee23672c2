import { expect, test, vi } from 'vitest';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { useFakeDevice } from './support/fake-device.ts';

const device = useFakeDevice();

/** A page of the device, with what the outboxes start. */
async function open() {
  vi.resetModules();
  const mirror = await import('#device/account/session-mirror.ts');
  const session = await import('#platform/session/session.ts');
  const { startSession } = await import('#device/account/account-session.ts');
  const { endSession, expireSession } = await import('#platform/session/session-end.ts');
  const { startOutboxes } = await import('#outboxes.ts');
  session.changeSession(session.readStoredSession());
  startOutboxes();
  const readToken = async () => (await mirror.readMirroredSession()).session?.token;
  return { ...mirror, startSession, endSession, expireSession, readToken };
}

const user = { _id: 'u2', firstName: 'Rina', lastName: 'Das', email: 'rina@example.com', phoneNumber: '' };

test('the worker gets token and user id, and nothing else of the user', async () => {
  device.signIn('u1');
  const page = await open();
  await page.mirrorSession();
  const { apiHost, session } = await page.readMirroredSession();
  const none = { firstName: '', lastName: '', email: '', phoneNumber: '' };
  expect([apiHost, session]).toEqual(['', { user: { _id: 'u1', ...none }, token: 'token of u1' }]);
});

test.each<[what: string, end: (page: Awaited<ReturnType<typeof open>>) => void, left: string | undefined]>([
  ['signing out', ({ endSession }) => endSession(), undefined],
  ['a token that the server refuses', ({ expireSession }) => expireSession('token of u1', false), undefined],
  ['another account', ({ startSession }) => void startSession({ user, token: 'token of u2' }), 'token of u2'],
])('%s changes what the worker has', async (_what, end, left) => {
  device.signIn('u1');
  const page = await open();
  await page.mirrorSession();
  end(page);
  await vi.waitFor(async () => expect(await page.readToken()).toBe(left));
  await vi.waitFor(() =>
    expect(device.texts.has(deviceStorageKeys.sessionMirrored)).toBe(left !== undefined),
  );
});

test('the next start removes what a sign-out left in a page that was closed', async () => {
  device.signIn('u1');
  await (await open()).mirrorSession();
  for (const key of ['user', 'token']) device.texts.delete(key);
  const page = await open();
  await vi.waitFor(async () => expect(await page.readToken()).toBeUndefined());
});

test('the worker gets no session where the device cannot note that it has one', async () => {
  device.signIn('u1');
  const page = await open();
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await page.mirrorSession();
  expect(await page.readToken()).toBeUndefined();
});

test('a refused token is removed, and not that of a sign-in since', async () => {
  device.signIn('u1');
  const page = await open();
  await page.mirrorSession();
  await page.removeMirroredSession('token of before');
  expect(await page.readToken()).toBe('token of u1');
  await page.removeMirroredSession('token of u1');
  expect(await page.readToken()).toBeUndefined();
});
