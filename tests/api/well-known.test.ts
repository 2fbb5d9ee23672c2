import { describe, expect, test } from 'vitest';
import { isPagePath } from '#contract/http/api-paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { wellKnownPaths } from '#contract/http/paths.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();

describe('security.txt', () => {
  test('has what RFC 9116 requires, and does not change within a day', async () => {
    const answer = await server().request(`https://kaj.test${wellKnownPaths.security}`);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
    const lines = (await answer.text()).trim().split('\n');
    const fields = new Map(lines.map((line) => [line.replace(/:.*/, ''), line.replace(/^[^:]*: /, '')]));
    expect(fields.get('Contact')).toBe('mailto:hello@kaj.example');
    expect(fields.get('Canonical')).toBe('https://kaj.test/.well-known/security.txt');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
    expect((await server().request(`https://kaj.test${wellKnownPaths.security}`, { headers })).status).toBe(
      304,
    );
  });
});

describe('change-password', () => {
  test('leads to where it is changed, and is no screen for the worker', async () => {
    const answer = await server().request(wellKnownPaths.changePassword);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/accountSettings']);
    const headers = { 'Accept-Language': 'bn' };
    const bangla = await server().request(wellKnownPaths.changePassword, { headers });
    expect(bangla.headers.get('Location')).toBe('/bn/accountSettings');
    expect(isPagePath(wellKnownPaths.changePassword)).toBe(false);
  });
});
