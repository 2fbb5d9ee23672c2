import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { InboxApplication } from '#contract/applications/application.ts';
import type { RequestOptions } from '#platform/http/http.ts';
import { useFakeDevice } from '../../../tests/support/fake-device.ts';

const callApi = vi.hoisted(() =>
  vi.fn<(path: string, schema: unknown, options: RequestOptions) => unknown>(),
);
vi.mock('#platform/http/call-api.ts', () => ({ callApi }));

const device = useFakeDevice();
beforeEach(() => {
  callApi.mockReset();
  device.signIn('u1');
});

const toRow = (id: string): InboxApplication => ({
  id,
  receipt: '7K3M-Q9XD',
  jobId: 'j',
  sentAt: '2026-11-26T08:05:00.000Z',
  state: 'seen',
  stateAt: '2026-11-26T08:05:00.000Z',
  version: 2,
  toldState: 'new',
  name: `Name of ${id}`,
  phone: '01712345678',
  email: `${id}@example.com`,
});

test('what applicants withdrew leaves the copies, whatever page is open', async () => {
  const { listCopies, storePage } = await import('#device/inbox/inbox-copy.ts');
  const counts = { new: 0, seen: 2, shortlisted: 0, interview: 0, offered: 0, notSelected: 0 };
  const applications = [toRow('a'), toRow('b')];
  await storePage('u1', 'j', {
    data: { applications, counts, pagination: { totalPages: 1, page: 1 } },
    isWhole: true,
  });
  callApi.mockResolvedValue({ data: { gone: ['a'] } });
  const { confirmCopies } = await import('./confirm-copies.ts');
  await confirmCopies(new QueryClient());
  const { sentAt } = toRow('a');
  const body = {
    copies: [
      { id: 'a', sentAt },
      { id: 'b', sentAt },
    ],
  };
  expect(callApi.mock.lastCall?.[2]).toEqual({ method: 'POST', body, as: 'u1' });
  expect(await listCopies('u1')).toMatchObject([{ id: 'b' }]);
});
