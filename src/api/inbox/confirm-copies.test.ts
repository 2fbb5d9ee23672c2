import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RequestOptions } from '#platform/http/http.ts';
import { useFakeDevice } from '../../../tests/support/fake-device.ts';
import { makeInboxRow } from '../../../tests/support/make.ts';

const callApi = vi.hoisted(() =>
  vi.fn<(path: string, schema: unknown, options: RequestOptions) => unknown>(),
);
vi.mock('#platform/http/call-api.ts', () => ({ callApi }));

const device = useFakeDevice();
beforeEach(() => {
  callApi.mockReset();
  device.signIn('u1');
});

const rows = ['a', 'b'].map((id) => makeInboxRow({ id, state: 'seen', version: 2 }));

test('what applicants withdrew leaves the copies, whatever page is open', async () => {
  const { listCopies, storePage } = await import('#device/inbox/inbox-copy.ts');
  const counts = { new: 0, seen: 2, shortlisted: 0, interview: 0, offered: 0, notSelected: 0 };
  await storePage('u1', 'j', {
    data: { applications: rows, counts, pagination: { totalPages: 1, page: 1 } },
    isWhole: true,
  });
  callApi.mockResolvedValue({ data: { gone: ['a'] } });
  const { confirmCopies } = await import('./confirm-copies.ts');
  await confirmCopies(new QueryClient());
  const body = { copies: rows.map(({ id, sentAt }) => ({ id, sentAt })) };
  expect(callApi.mock.lastCall?.[2]).toEqual({ method: 'POST', body, as: 'u1' });
  expect(await listCopies('u1')).toMatchObject([{ id: 'b' }]);
});
