import { afterAll, expect } from 'vitest';
import { clientDefaults } from '#contract/config/client-defaults.ts';

/**
 * Test files of one worker share its modules: one that was loaded with a stubbed document must not be left behind, nor
 * another deployment's settings.
 */
afterAll(async () => {
  const { setClientConfig } = await import('#platform/startup/config.ts');
  setClientConfig(clientDefaults);
  const { hasBrowser } = await import('#platform/browser/browser.ts');
  expect(hasBrowser, 'call vi.resetModules() after stubbing the document').toBe(false);
});
