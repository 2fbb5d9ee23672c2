import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { WrittenApplication } from '#api/applications/application-outbox.ts';
import { useFakeDevice } from './support/fake-device.ts';

/** What a user who has allowed notifications and leaves the app is told about an application that waits. */

const device = useFakeDevice();

const written: Omit<WrittenApplication, 'cvId'> = {
  jobId: 'job-1',
  jobTitle: 'Welder',
  companyName: 'Padma',
  name: 'Rina Das',
  phone: '01712345678',
  email: 'rina@example.com',
  note: '',
  answers: [],
  isFollowed: false,
};

/** A page that is left, with an application that waits. @returns the titles of the notifications that are shown */
async function leave({ hasSync, isPromised }: { hasSync: boolean; isPromised: boolean }): Promise<string[]> {
  let shown: { title: string; close: () => void }[] = [];
  const registration = {
    sync: hasSync ? { register: async () => undefined } : undefined,
    getNotifications: async () => shown,
    // One tag, so each takes the place of the one before.
    showNotification: async (title: string) => void (shown = [{ title, close: () => void (shown = []) }]),
  };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('navigator', { onLine: false, serviceWorker });
  // Else the pages of the tests before would hear of the application, and show it too.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('location', new URL('https://kaj.example/'));
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const { changeSession, readStoredSession } = await import('#platform/session/session.ts');
  changeSession(readStoredSession());
  const { addDeviceCv } = await import('#device/application-cv.ts');
  const added = await addDeviceCv(new File(['%PDF-1.7'], 'Rina.pdf'));
  if (!('cv' in added)) throw new Error(added.problem);
  const { applyHere, applicationOutbox } = await import('#api/applications/application-outbox.ts');
  await applyHere({ ...written, cvId: added.cv.id });
  await applicationOutbox.send();
  const { isDeliveredClosed } = await import('#platform/http/outbox.ts');
  await vi.waitFor(() => expect(isDeliveredClosed()).toBe(isPromised));
  const { remindOfUnsent } = await import('#features/applications/inbox/unsent-reminder.ts');
  remindOfUnsent(new QueryClient());
  const read = vi.spyOn(registration, 'getNotifications');
  await vi.waitFor(() => expect(shown.length + read.mock.calls.length).toBeGreaterThan(0));
  return shown.map(({ title }) => title);
}

const reminder = ['Your application is not sent yet'];

test.each([
  { who: 'whoever is signed in', isSignedIn: true, hasSync: false, told: reminder },
  {
    who: 'whoever is not signed in, as the worker sends nothing',
    isSignedIn: false,
    hasSync: true,
    told: reminder,
  },
  { who: 'nobody where the browser wakes the worker', isSignedIn: true, hasSync: true, told: [] },
])('the reminder is for $who', async ({ isSignedIn, hasSync, told }) => {
  if (isSignedIn) device.signIn('u1');
  expect(await leave({ hasSync, isPromised: isSignedIn && hasSync })).toEqual(told);
});
