import { expect, test } from 'vitest';
import { toBrowserIntent } from './in-app.ts';

test('on Android hand the same page to a real browser, and fall back to the page', () => {
  const page = 'https://kaj.example/jobPage?search=cook & chef';
  const intent = toBrowserIntent(page);
  expect(intent).toMatch(
    /^intent:\/\/kaj\.example\/jobPage\?search=cook%20&%20chef#Intent;scheme=https;.*;end$/,
  );
  const fallback = /S\.browser_fallback_url=([^;]+);/.exec(intent)?.[1] ?? '';
  expect(decodeURIComponent(fallback)).toBe(page);
});
