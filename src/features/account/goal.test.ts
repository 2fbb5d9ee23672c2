import { describe, expect, it } from 'vitest';
import { toGoal, toOpenAddress } from './goal.ts';

describe('where signing in leads', () => {
  it('is a page of the app, with its query and anchor, in any case', () => {
    expect(toGoal('/jobPage?search=cook&page=2')).toEqual({
      href: '/jobPage?search=cook&page=2',
      path: '/jobPage',
      jobId: null,
      needsSession: false,
    });
    expect(toGoal('/cvpage#downloaded')).toMatchObject({ href: '/cvpage#downloaded', path: '/cvPage' });
    expect(toGoal('/aboutUs/')).toMatchObject({ path: '/aboutUs' });
    expect(toGoal('/')).toMatchObject({ path: '/' });
  });

  it('knows the job of the details page', () => {
    expect(toGoal('/jobDetailsPage?id=a%26b')).toMatchObject({ jobId: 'a&b' });
    expect(toGoal('/jobDetailsPage')).toMatchObject({ jobId: null });
  });

  it.each([
    ['/jobPage?search=cook', '/jobPage?search=cook'],
    ['/jobDetailsPage?id=1', '/jobDetailsPage?id=1'],
    ['/postJobPage', '/'],
    ['/userProfile', '/'],
    ['/admin', '/'],
    [null, '/'],
  ])('%s leads to %s without an account', (href, expected) => {
    expect(toOpenAddress(toGoal(href))).toBe(expected);
  });

  it.each([
    null,
    '',
    'https://elsewhere.example/jobPage',
    '//',
    '//elsewhere.example/jobPage',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'jobPage',
    '/no-such-page',
    '/api/v1/jobs',
    '/signInPage',
    '/SIGNINPAGE?x=1',
    '/registerPage',
    '/toString',
  ])('is never %j', (href) => {
    expect(toGoal(href)).toBeNull();
  });
});
