import { expect, test } from 'vitest';
import { isOfNetwork, isPlainWebUrl, isSocialHandle, toHost, toLinkText, toSocialUrl } from './web-links.ts';

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

test('a web address says where it leads', () => {
  for (const url of [
    'https://good.example@evil.example/',
    'https://a:b@evil.example',
    'https://good.example\\@evil',
    'https://good.example⁄x.evil.example/',
    'https://good.example∕x.evil.example',
    'https://good.example⧸x.evil.example',
    'https://good.example%E2%81%84x.evil.example',
    'https://good example/jobs',
  ]) {
    expect([url, isPlainWebUrl(url)]).toEqual([url, false]);
  }
  for (const url of ['https://kaj.example/@kaj', 'http://kaj.example:8080?a=b@c', 'https://নদী.বাংলা']) {
    expect([url, isPlainWebUrl(url)]).toEqual([url, true]);
  }
  expect(toHost('https://Good.example@Evil.example:443/path')).toBe('evil.example');
  expect(toLinkText('https://good.example@evil.example/jobs')).toBe('evil.example/jobs');
  expect(toLinkText('https://kaj.example/@kaj')).toBe('kaj.example/@kaj');
});

test('a network’s link leads to its own hosts', () => {
  for (const url of ['https://fb.com/kaj', 'https://m.Facebook.com/kaj', 'http://facebook.com:80/kaj']) {
    expect([url, isOfNetwork('facebook', url)]).toEqual([url, true]);
  }
  for (const url of [
    'https://evil.example/facebook.com',
    'https://facebook.com.evil.example/kaj',
    'https://notfacebook.com/kaj',
    'https://facebook.com@evil.example/',
    'https://evil.example\\.facebook.com/',
    'https://linkedin.com/kaj',
  ]) {
    expect([url, isOfNetwork('facebook', url)]).toEqual([url, false]);
    expect([url, isSocialHandle('facebook', url)]).toEqual([url, false]);
  }
  for (const handle of [
    '',
    '@kaj',
    'kaj.bd',
    'Kaj Bangladesh',
    'facebook.com/kaj',
    'https://www.facebook.com/kaj',
  ]) {
    expect([handle, isSocialHandle('facebook', handle)]).toEqual([handle, true]);
  }
  for (const handle of ['evil.example/kaj', '//evil.example', 'javascript:alert(1)', 'www.evil.example']) {
    expect([handle, isSocialHandle('facebook', handle)]).toEqual([handle, false]);
  }
});
