import { describe, expect, it } from 'vitest';
import {
  isAnonymousRead,
  isImage,
  isCacheable,
  isFileNavigation,
  isKnownAddress,
  isPageNavigation,
  isPublicDetail,
  isPublicList,
  isReturnUrl,
  type Asked,
} from './matching.ts';

const origin = 'https://kaj.example';
const other = 'https://api.example/board';

function asked(url: string, request: Partial<Asked['request']> = {}): Asked {
  const address = new URL(url, origin);
  const plain = {
    method: 'GET',
    mode: 'cors',
    destination: '',
    cache: 'default',
    headers: new Headers(),
  } as const;
  return { request: { ...plain, ...request }, url: address, sameOrigin: address.origin === origin };
}

describe('public reads', () => {
  it.each([
    '/api/v1/jobs',
    '/api/v1/jobs?page=1&perPage=10',
    '/api/v1/jobs?search=engi',
    '/api/v1/jobs?page=1&perPage=10&company=7',
    '/api/v1/jobs?page=1&perPage=10&city=dhaka',
    `${other}/api/v1/jobs?page=2&perPage=10`,
  ])('stores the list %s', (url) => {
    expect(isPublicList(new URL(url, origin))).toBe(true);
    expect(isPublicDetail(new URL(url, origin))).toBe(false);
  });

  it.each([
    '/api/v1/jobs/42',
    '/api/v1/jobs/42?view=detailed',
    '/api/v1/companies/7',
    '/api/v1/companies/7/',
    '/api/v1/cities',
    '/api/v1/cities/dhaka',
    '/api/v1/job-categories',
    '/api/v1/resume-templates?view=detailed&includeDeleted=true',
    `${other}/api/v1/jobs/42`,
  ])('stores the detail %s', (url) => {
    expect(isPublicDetail(new URL(url, origin))).toBe(true);
    expect(isPublicList(new URL(url, origin))).toBe(false);
  });

  it.each([
    '/api/v1/jobs?createdBy=u1',
    '/api/v1/companies?createdBy=u1',
    '/api/v1/companies',
    '/api/v1/auth/profile',
    '/api/v1/auth/login',
    '/api/v1/ping',
    '/api/v1/jobs/42/restore',
    '/api/v1/',
    '/jobs',
    '/jobPage',
  ])('never stores %s', (url) => {
    expect(isPublicList(new URL(url, origin))).toBe(false);
    expect(isPublicDetail(new URL(url, origin))).toBe(false);
  });
});

describe('isAnonymousRead', () => {
  it('refuses a request with a token, in any spelling of the header', () => {
    expect(isAnonymousRead(asked('/api/v1/jobs'))).toBe(true);
    const headers = new Headers({ AUTHORIZATION: 'Bearer t' });
    expect(isAnonymousRead(asked('/api/v1/jobs', { headers }))).toBe(false);
  });

  it('refuses anything but GET', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
      expect(isAnonymousRead(asked('/api/v1/jobs', { method }))).toBe(false);
    }
  });
});

describe('isCacheable', () => {
  it('leaves to the page what the page stores itself', () => {
    expect(isCacheable(asked('/api/v1/jobs/42'))).toBe(true);
    expect(isCacheable(asked('/api/v1/jobs/42', { cache: 'no-store' }))).toBe(false);
  });
});

describe('images', () => {
  it('stores images it can read, from any host', () => {
    expect(isImage(asked('/files/logos/padma.webp', { destination: 'image', mode: 'no-cors' }))).toBe(true);
    expect(isImage(asked(`${other}/uploads/padma.png`, { destination: 'image' }))).toBe(true);
  });

  it('leaves opaque images of other hosts alone', () => {
    const opaque = asked(`${other}/uploads/padma.png`, { destination: 'image', mode: 'no-cors' });
    expect(isImage(opaque)).toBe(false);
  });
});

describe('navigations', () => {
  const navigate = { mode: 'navigate', destination: 'document' } as const;

  it.each(['/', '/?search=x', '/jobPage?page=2', '/jobdetailspage?id=1', '/nothing-here'])(
    'answers %s with a stored page',
    (url) => {
      expect(isPageNavigation(asked(url, navigate))).toBe(true);
    },
  );

  it.each([
    '/api/v1/jobs',
    '/files/cv/classic.docx',
    '/robots.txt',
    '/healthz',
    '/index.php/Job_API/getUserByTel',
  ])('leaves %s to the server', (url) => {
    expect(isPageNavigation(asked(url, navigate))).toBe(false);
  });

  it('knows the navigation to a file, which a form makes before the app has started', () => {
    expect(isFileNavigation(asked('/files/cv/classic.docx', navigate))).toBe(true);
    expect(isFileNavigation(asked('/files/cv/classic.docx'))).toBe(false);
    expect(isFileNavigation(asked(`${other}/files/cv/classic.docx`, navigate))).toBe(false);
    expect(isFileNavigation(asked('/cvPage', navigate))).toBe(false);
  });

  it('knows the addresses that the app writes itself', () => {
    for (const url of ['/', '/jobPage?search=cook&page=2&sort=salary', '/jobDetailsPage?id=7'])
      expect(isKnownAddress(new URL(url, origin))).toBe(true);
    for (const url of ['/contactUs?name=Rahim&message=Hello', '/jobPage?search=cook&fbclid=1'])
      expect(isKnownAddress(new URL(url, origin))).toBe(false);
  });

  it('leaves forms, frames of other origins and plain requests alone', () => {
    expect(isPageNavigation(asked('/jobPage', { ...navigate, method: 'POST' }))).toBe(false);
    expect(isPageNavigation(asked(`${other}/jobPage`, navigate))).toBe(false);
    expect(isPageNavigation(asked('/jobPage'))).toBe(false);
  });

  it('knows the URLs a payment page returns to', () => {
    expect(isReturnUrl(new URL('/?StatusCode=S1000', origin))).toBe(true);
    expect(isReturnUrl(new URL('/jobPage?ErrorCode=E3001&x=1', origin))).toBe(true);
    expect(isReturnUrl(new URL('/jobPage?search=StatusCode', origin))).toBe(false);
  });
});
