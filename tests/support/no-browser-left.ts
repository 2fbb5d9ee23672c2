import { afterAll, expect } from 'vitest';

/** Test files of one worker share its modules: one that was loaded with a stubbed document must not be left behind. */
afterAll(async () => {
  const { hasBrowser } = await import('#platform/browser/browser.ts');
  expect(hasBrowser, 'call vi.resetModules() after stubbing the document').toBe(false);
});
