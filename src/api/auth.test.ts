import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const handle = 'h'.repeat(43);
const values = new Map<string, string>();

/** The module in a page of a deployment whose API is at an address. */
function load(apiHost: string) {
  vi.resetModules();
  const textContent = JSON.stringify({ apiHost });
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  return import('./auth.ts');
}

beforeEach(() => {
  values.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('goes to the server that handed it out, and to no other', async () => {
  const own = await load('');
  expect(own.readSignInDevice()).toEqual({});
  own.storeSignInDevice(handle);
  expect(own.readSignInDevice()).toEqual({ device: handle });
  expect((await load('')).readSignInDevice()).toEqual({ device: handle });
  expect((await load('https://api.example')).readSignInDevice()).toEqual({});
});

it('is not taken for one when it is something else', async () => {
  const { readSignInDevice, storeSignInDevice } = await load('');
  for (const odd of [undefined, '', 'short', `${handle} `, '{}']) storeSignInDevice(odd);
  expect(values.size).toBe(0);
  values.set('kaj:sign-in-device', 'no JSON');
  expect(readSignInDevice()).toEqual({});
});
