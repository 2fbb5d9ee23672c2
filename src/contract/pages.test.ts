import { describe, expect, it } from 'vitest';
import { isPagePath } from './page-paths.ts';
import { pageFileOf } from './pages.ts';

describe('pageFileOf', () => {
  it.each([
    ['/', '/index.html'],
    ['/jobPage', '/jobPage.html'],
    ['/jobpage', '/jobPage.html'],
    ['/JOBPAGE/', '/jobPage.html'],
    ['/jobDetailsPage', '/jobDetailsPage.html'],
    ['/signInPage', '/shell.html'],
    ['/no-such-page', '/shell.html'],
    ['/jobPage/more', '/shell.html'],
    ['//', '/index.html'],
  ])('answers %s with %s', (path, file) => {
    expect(pageFileOf(path)).toBe(file);
  });
});

describe('isPagePath', () => {
  it.each(['/', '/jobPage', '/no-such-page', '/faq/', '/v1.2/about'])('counts %s as a screen', (path) => {
    expect(isPagePath(path)).toBe(true);
  });

  it.each([
    '/api/v1/jobs',
    '/api/nothing',
    '/files/cv/classic.docx',
    '/assets/index-abc',
    '/index.php/Job_API/saveSubData',
    '/sandbox',
    '/sandbox/inbox',
    '/digimart-return/abc',
    '/robots.txt',
    '/sw.js',
    '/manifest.webmanifest',
    '/icons/icon.svg',
  ])('leaves %s to the server', (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});
