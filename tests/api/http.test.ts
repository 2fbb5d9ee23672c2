import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { messageOf } from '#contract/http/answer-message.ts';
import { ErrorBody } from '#server/http/failures.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { API_HEADER } from '#contract/http/read-headers.ts';
import * as v from 'valibot';
import { createApp } from '#server/app.ts';
import { listDescribedRoutes } from '#server/http/describe-route.ts';
import { toAnswer, useTestServer } from '../support/server.ts';
import { addCategories } from '../support/stage.ts';

const server = useTestServer();
const get = (path: string, headers: Record<string, string> = {}) => server().request(path, { headers });
const json = (body: BodyInit, headers: Record<string, string> = {}) =>
  server().request(accountPaths.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

describe('one error shape', () => {
  test.each([
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v2/jobs'],
    ['PATCH', accountPaths.login],
    ['DELETE', apiPaths.jobCategories],
    ['GET', '/files/nothing.png'],
    ['GET', '/assets/missing.js'],
    ['GET', apiPaths.company('no-such-company')],
    ['GET', '/api/v1/companies/%00'],
    ['GET', '/api/v1/companies/%E0%A4%A'],
    ['GET', '/api/v1/companies/%ff'],
    ['GET', `/api/v1/companies/${'x'.repeat(5000)}`],
  ])('%s %s is not found', async (method, path) => {
    const answer = await toAnswer(await server().request(path, { method }));
    expect(answer.status).toBe(404);
    expect(v.is(ErrorBody, answer.body)).toBe(true);
    expect(answer.headers.get('Cache-Control')).toMatch(/no-store/);
  });

  test.each([
    ['{"email": ', 'The body is not valid JSON.'],
    ['', 'The body is not valid JSON.'],
    ['null', 'The body must be a JSON object.'],
    ['[]', 'email is missing.'],
    ['{}', 'email is missing.'],
    ['{"email":{"toString":1},"password":"x"}', 'Email must be text.'],
  ])('the body %s is a bad request', async (body, message) => {
    const answer = await toAnswer(await json(body));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, code: expect.any(String), message });
  });

  test('other kinds of body are refused', async () => {
    const response = await server().request(accountPaths.login, {
      method: 'POST',
      body: new URLSearchParams('a=b'),
    });
    expect(response.status).toBe(415);
    expect(messageOf(await response.json())).toContain('JSON');
  });

  test('no route that needs a token reads a body without one', async () => {
    const routes = listDescribedRoutes(server().app).filter(
      ({ access, method }) => (access === 'user' || access === 'admin') && method !== 'get',
    );
    expect(routes.length).toBeGreaterThan(30);
    for (const { method, path } of routes) {
      let isRead = false;
      const body = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 });
      const address = `http://localhost${path.replaceAll(/\{\w+\}/g, 'a'.repeat(24))}`;
      const init = Object.assign({ method: method.toUpperCase(), body }, { duplex: 'half' });
      const request = new Request(address, init);
      const { status } = await server().app.request(request);
      expect([method, path, status, isRead]).toEqual([method, path, 401, false]);
    }
  });

  test('a failure inside answers a neutral text and is logged with its stack', async () => {
    const app = createApp(server().context);
    app.get('/api/v1/broken', () => {
      throw new Error('the secret of the shelf');
    });
    const answer = await toAnswer(await app.request('/api/v1/broken'));
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      success: false,
      code: 'internal',
      message: 'Something went wrong on our side. Please try again later.',
    });
    const logged = server().logs.find((entry) => entry.level === 'error');
    expect(logged).toMatchObject({
      event: 'request failed',
      fields: { method: 'GET', path: '/api/v1/broken' },
      reason: { message: 'the secret of the shelf' },
    });
  });
});

describe('answers of the API', () => {
  test('are found with and without a slash at the end', async () => {
    expect((await get(apiPaths.jobCategories)).status).toBe(200);
    expect((await get(`${apiPaths.jobCategories}/`)).status).toBe(200);
    expect((await get(`${apiPaths.jobCategories}/?view=detailed`)).status).toBe(200);
  });

  test('have a strong ETag for each coding, and 304 for those who know it', async () => {
    await addCategories(server(), 60);
    await server().advance(61_000);
    const plain = await get(apiPaths.jobCategories);
    const text = await plain.text();
    const codings = { br: brotliDecompressSync, gzip: gunzipSync };
    const etags = new Set([plain.headers.get('ETag')]);
    for (const [coding, decompress] of Object.entries(codings)) {
      const packed = await get(apiPaths.jobCategories, { 'Accept-Encoding': coding });
      expect(packed.headers.get('Content-Encoding')).toBe(coding);
      expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
      const bytes = Buffer.from(await packed.arrayBuffer());
      expect(Number(packed.headers.get('Content-Length'))).toBe(bytes.length);
      expect(bytes.length).toBeLessThan(text.length / 2);
      expect(decompress(bytes).toString()).toBe(text);
      etags.add(packed.headers.get('ETag'));
    }
    expect(etags.size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
    const known = await get(apiPaths.jobCategories, { 'If-None-Match': `"x", ${plain.headers.get('ETag')}` });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect(known.headers.get('ETag')).toBe(plain.headers.get('ETag'));
    expect(known.headers.get('Cache-Control')).toBe(plain.headers.get('Cache-Control'));
  });

  test('may be cached unless a token was sent', async () => {
    const open = await get(apiPaths.jobCategories);
    expect(open.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(open.headers.get('Vary')).toContain('Authorization');
    const own = await get(apiPaths.jobCategories, { Authorization: 'Bearer whatever' });
    expect(own.status).toBe(200);
    expect(own.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('HEAD answers as GET does, without the body', async () => {
    const whole = await get(apiPaths.jobCategories);
    const head = await server().request(apiPaths.jobCategories, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('Content-Length')).toBe(whole.headers.get('Content-Length'));
    expect(head.headers.get('ETag')).toBe(whole.headers.get('ETag'));
  });

  test('the ping is empty and is never cached', async () => {
    const response = await get(apiPaths.ping);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('health reports whether the database answers', async () => {
    const well = await toAnswer(await get('/healthz'));
    expect([well.status, well.body]).toEqual([200, { success: true, message: 'ok' }]);
    const { context } = server();
    const app = createApp({ ...context, db: { ...context.db, isWell: async () => false } });
    expect((await app.request('/healthz')).status).toBe(503);
  });
});

describe('clients of other origins', () => {
  const origin = 'https://other.example';

  test('may read, with a token of their own and without cookies', async () => {
    const response = await get(apiPaths.jobCategories, { Origin: origin });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('ETag');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test('learn from every answer of the API that the calls beyond §7 are offered', async () => {
    for (const path of [apiPaths.ping, apiPaths.jobCategories, accountPaths.profile, '/api/v1/nothing']) {
      const { headers } = await get(path, { Origin: origin });
      expect([path, headers.get(API_HEADER)]).toEqual([path, '1']);
      expect(headers.get('Access-Control-Expose-Headers')?.split(',')).toContain(API_HEADER);
    }
  });

  test('learn it by preflight', async () => {
    const response = await server().request(accountPaths.profile, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
  });

  test('see the message of a refusal', async () => {
    const response = await get(accountPaths.profile, { Origin: origin });
    expect(response.status).toBe(401);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('every answer', () => {
  test('carries the security headers', async () => {
    for (const path of [apiPaths.jobCategories, '/api/v1/nothing', '/nothing.png', '/healthz']) {
      const { headers } = await get(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Strict-Transport-Security')).toBeNull();
    }
  });

  test('asks for https from then on, behind a trusted proxy with https', async () => {
    const { context } = server();
    const app = createApp({ ...context, config: { ...context.config, trustedProxies: 1 } });
    const response = await app.request('/healthz', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    const believed = await get('/healthz', { 'X-Forwarded-Proto': 'https' });
    expect(believed.headers.get('Strict-Transport-Security')).toBeNull();
  });

  test('is logged: method, path, status, ms and bytes, and nothing that is private', async () => {
    const { logs } = server();
    logs.length = 0;
    await get(`${apiPaths.companies}?search=secret-search&phone=01712345678`, {
      Authorization: 'Bearer secret-token',
    });
    expect(logs).toEqual([
      {
        level: 'info',
        event: 'request',
        fields: {
          method: 'GET',
          path: apiPaths.companies,
          status: 401,
          ms: expect.any(Number),
          bytes: expect.any(Number),
        },
      },
    ]);
    expect(JSON.stringify(logs)).not.toMatch(/secret|017/);
  });
});
