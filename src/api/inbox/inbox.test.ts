import { expect, test, vi } from 'vitest';
import { useFakeDevice } from '../../../tests/support/fake-device.ts';
import { makeOpened } from '../../../tests/support/make.ts';

const application = makeOpened({ state: 'seen', employerNote: 'Call her.' });

/** What happens while the server answers. */
let meanwhile = (): unknown => undefined;

vi.mock('#platform/http/call-api.ts', () => ({
  callApi: async () => {
    await meanwhile();
    return { data: { application } };
  },
}));

const device = useFakeDevice();

async function saveNote() {
  const { writeNote } = await import('./inbox.ts');
  const { readApplicationCopies } = await import('#device/inbox/inbox-copy.ts');
  await writeNote('u1', 'a', { note: 'Call her.' });
  return () => readApplicationCopies('u1', 'j');
}

test('a note is in the copy that is read offline', async () => {
  device.signIn('u1');
  const readCopies = await saveNote();
  await expect.poll(readCopies, { interval: 1 }).toMatchObject([{ opened: { employerNote: 'Call her.' } }]);
});

test('an answer that comes after sign-out stores nothing of the applicants', async () => {
  device.signIn('u1');
  const { endSession } = await import('#platform/session/session-end.ts');
  const puts = device.fill();
  meanwhile = endSession;
  const readCopies = await saveNote();
  expect([await readCopies(), puts.mock.calls]).toEqual([[], []]);
});
