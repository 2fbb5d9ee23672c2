import { beforeEach, expect, test, vi } from 'vitest';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { changeSession } from '../session/session.ts';
import { requestJson, setTransport } from './http.ts';

const sent: (string | null)[] = [];

const sessionOf = (id: string) => ({
  user: { _id: id, firstName: 'A', lastName: 'B', email: 'a@b.cd', phoneNumber: '01700000000' },
  token: `token of ${id}`,
});

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', new URL('https://kaj.test/'));
  setTransport(async (_url, { headers }) => {
    sent.push(new Headers(headers).get('authorization'));
    return Response.json({}, { headers: { [API_HEADER]: '1' } });
  });
  return () => vi.unstubAllGlobals();
});

test('a call is sent with the token of its user, and never with that of another one', async () => {
  changeSession(sessionOf('u1'));
  await requestJson('/api/v1/jobs', { as: 'u1' });
  await requestJson('/api/v1/jobs');
  changeSession(sessionOf('u2'));
  await expect(requestJson('/api/v1/jobs', { as: 'u1' })).rejects.toMatchObject({ status: 401 });
  changeSession(null);
  await expect(requestJson('/api/v1/jobs', { as: 'u1' })).rejects.toMatchObject({ status: 401 });
  expect(sent).toEqual(['Bearer token of u1', null]);
});
