import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_HEADER } from '#contract/http/read-headers.ts';

/** The module in a page of a deployment whose API is at an address. */
function load(apiHost: string) {
  const textContent = JSON.stringify({ apiHost });
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  return import('./server-extensions.ts');
}

const ours = new Headers({ [API_HEADER]: '1' });

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('hasServerExtensions', () => {
  it('is true at once where the API is our own address', async () => {
    expect((await load('')).hasServerExtensions()).toBe(true);
  });

  it('is true for another address once an answer of it carried our header', async () => {
    const { hasServerExtensions, noteServer } = await load('https://api.example');
    expect(hasServerExtensions()).toBe(false);
    noteServer('https://api.example/api/v1/jobs', new Headers(), 0);
    expect(hasServerExtensions()).toBe(false);
    noteServer('https://api.example/api/v1/jobs', ours, 0);
    expect(hasServerExtensions()).toBe(true);
  });

  it('learns nothing from answers of other hosts', async () => {
    const { hasServerExtensions, noteServer } = await load('https://api.example');
    noteServer('https://api.example.org/api/v1/jobs', ours, 0);
    noteServer('/api/v1/jobs', ours, 0);
    expect(hasServerExtensions()).toBe(false);
  });
});

const page = '<!doctype html><title>Recharge now</title>';
const unmarked = { isMarked: false, isWrite: true };

describe('isForeign, where the API is our own server', () => {
  it.each([
    [200, page],
    [200, 'OK'],
    [200, '{"message":"Recharge now"}'],
    [401, page],
    [403, page],
    [403, '{"message":"Forbidden"}'],
    [403, ''],
    [404, page],
    [400, page],
  ])('an answer with status %i and the body %j is of somebody on the way', async (status, body) => {
    const { isForeign } = await load('');
    for (const isWrite of [true, false])
      expect(isForeign('/api/v1/jobs', { status, isMarked: false, isWrite }, body)).toBe(true);
    expect(isForeign('/api/v1/jobs', { status, isMarked: true, isWrite: true }, body)).toBe(false);
  });

  it.each([
    [200, '{"success":true}'],
    [200, '{"data":[]}'],
    [403, '{"success":false,"message":"Not today."}'],
    [404, '{}'],
    [500, page],
    [503, ''],
    [413, page],
  ])('with status %i and the body %j it is an answer, also without our header', async (status, body) => {
    expect((await load('')).isForeign('/api/v1/jobs', { ...unmarked, status }, body)).toBe(false);
  });

  it.each([200, 204])('a write is not answered by nothing (%i)', async (status) => {
    const { isForeign } = await load('');
    expect(isForeign('/api/v1/jobs', { ...unmarked, status }, '')).toBe(true);
    expect(isForeign('/api/v1/jobs', { ...unmarked, status, isWrite: false }, '')).toBe(false);
  });

  it('says nothing about other addresses', async () => {
    const { isForeign } = await load('');
    expect(isForeign('/index.php/Job_API/send', { ...unmarked, status: 200 }, page)).toBe(false);
  });
});

describe('isForeign, where the API is of another maker', () => {
  const url = 'https://api.example/api/v1/jobs';

  it.each([
    [200, page, true],
    [200, page, false],
    [200, 'OK', false],
    [401, page, false],
    [403, page, true],
  ])('a page instead of JSON (%i, %j) is no answer', async (status, body, isWrite) => {
    const { isForeign } = await load('https://api.example');
    expect(isForeign(url, { status, isMarked: false, isWrite }, body)).toBe(true);
  });

  it.each([
    [200, '[]', false],
    [200, 'OK', true],
    [204, '', true],
    [401, '{"error":"No"}', false],
    [404, page, false],
  ])('JSON, and a few words after a write (%i, %j), are one', async (status, body, isWrite) => {
    const { isForeign } = await load('https://api.example');
    expect(isForeign(url, { status, isMarked: false, isWrite }, body)).toBe(false);
  });

  it('asks for our header once an answer carried it', async () => {
    const { isForeign, noteServer } = await load('https://api.example');
    noteServer(url, ours, 0);
    expect(isForeign(url, { ...unmarked, status: 204 }, '')).toBe(true);
  });
});
