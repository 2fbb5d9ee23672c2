import { expect, test } from 'vitest';
import { toSocialUrl } from './web-links.ts';

test('a handle leads to its profile, with or without the sign before it', () => {
  expect(toSocialUrl('facebook', ' @kaj ')).toBe('https://www.facebook.com/kaj');
  expect(toSocialUrl('linkedin', 'kaj')).toBe('https://www.linkedin.com/company/kaj');
  expect(toSocialUrl('instagram', ' ')).toBeNull();
});

test('a link leads where it says, also when it was written without its scheme', () => {
  expect(toSocialUrl('facebook', 'https://fb.com/kaj')).toBe('https://fb.com/kaj');
  expect(toSocialUrl('facebook', 'facebook.com/kaj')).toBe('https://facebook.com/kaj');
  expect(toSocialUrl('linkedin', 'www.LinkedIn.com/in/kaj')).toBe('https://www.LinkedIn.com/in/kaj');
});

test('nothing else makes a link to somewhere else', () => {
  expect(toSocialUrl('facebook', 'evil.example/facebook.com/')).toMatch(
    /^https:\/\/www\.facebook\.com\/evil/,
  );
  expect(toSocialUrl('facebook', 'javascript:alert(1)')).toMatch(/^https:\/\/www\.facebook\.com\/javascript/);
});
