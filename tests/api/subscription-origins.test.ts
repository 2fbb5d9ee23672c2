import { describe, expect, test } from 'vitest';
import {
  operatorPaths,
  subscriptionAdminPaths,
  subscriptionPaths,
  UNSUBSCRIBE_SERVICE_SEGMENT,
  unsubscribePaths,
} from '#contract/subscription/paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { readConfig } from '#server/config.ts';
import { useTestServer } from '../support/server.ts';
import { newPhone } from '../support/subscription-calls.ts';

const { subscription } = readConfig({
  PUBLIC_URL: 'https://kaj.example/',
  ALLOWED_ORIGINS: 'https://jobs.example, http://Other.example:8080/',
});
const server = useTestServer({ config: { subscription } });

const paths = [
  ...Object.values(operatorPaths),
  ...Object.values(subscriptionAdminPaths),
  ...Object.values(subscriptionPaths),
  ...Object.values(unsubscribePaths).map((path) => UNSUBSCRIBE_SERVICE_SEGMENT + path),
];

const post = (path: string, headers: Record<string, string>) =>
  server().request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{}',
  });

const ask = (path: string, origin: string) =>
  server().request(path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,kaj-consent,kaj-payment',
    },
  });

describe.each(paths)('%s', (path) => {
  test.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    // A form, where the browser hides its origin.
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://user-content.kaj.example', 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'null' },
    { Origin: 'https://kaj.example:444' },
    { Origin: 'http://jobs.example' },
  ])('refuses a page with %j', async (headers) => {
    const refused = await post(path, headers);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(await refused.json()).toMatchObject({
      success: false,
      code: expect.any(String),
      message: expect.any(String),
    });
  });

  test('lets no other origin ask for permission', async () => {
    const asked = await ask(path, 'https://evil.example');
    expect(asked.status).toBe(403);
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test.each(['https://kaj.example', 'https://jobs.example', 'http://other.example:8080'])(
    'lets pages of %s call, with the headers of our client',
    async (origin) => {
      const asked = await ask(path, origin);
      expect(asked.status).toBe(204);
      expect(asked.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      const headers = asked.headers.get('Access-Control-Allow-Headers')?.toLowerCase();
      expect(headers).toContain('kaj-consent');
      expect(headers).toContain('kaj-payment');
      const answer = await post(path, { Origin: origin });
      expect(answer.status).not.toBe(403);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(answer.headers.get('Vary')).toContain('Origin');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test.each<Record<string, string>>([
    { Origin: 'http://localhost' },
    // The page that this server serves, behind a proxy.
    { Origin: 'https://www.kaj.example', 'Sec-Fetch-Site': 'same-origin' },
    // A program.
    {},
  ])('takes a call with %j', async (headers) => {
    expect((await post(path, headers)).status).not.toBe(403);
  });
});

test('a form is no way around it: only JSON is read, and a form at the one call that takes it needs its origin', async () => {
  const body = new URLSearchParams({ tel: newPhone('17') });
  const evil = { Origin: 'https://evil.example' };
  for (const path of paths.filter((one) => one !== subscriptionAdminPaths.getUserByTel)) {
    expect((await server().request(path, { method: 'POST', body })).status).toBe(415);
  }
  const init = { method: 'POST', headers: evil, body };
  expect((await server().request(subscriptionAdminPaths.getUserByTel, init)).status).toBe(403);
});

test('the main API stays open to pages of any origin', async () => {
  const headers = { Origin: 'https://another.example' };
  const answer = await server().request(apiPaths.jobs, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
});
