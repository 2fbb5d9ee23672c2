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
    noteServer('https://api.example/api/v1/jobs', new Headers());
    expect(hasServerExtensions()).toBe(false);
    noteServer('https://api.example/api/v1/jobs', ours);
    expect(hasServerExtensions()).toBe(true);
  });

  it('learns nothing from answers of other hosts', async () => {
    const { hasServerExtensions, noteServer } = await load('https://api.example');
    noteServer('https://api.example.org/api/v1/jobs', ours);
    noteServer('/api/v1/jobs', ours);
    expect(hasServerExtensions()).toBe(false);
  });
});
