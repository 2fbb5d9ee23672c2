import { describe, expect, it } from 'vitest';
import { isInSection, toNav, type NavItem } from './nav-model.ts';

const keys = (items: readonly { key: string }[]) => items.map((item) => item.key);
const everywhere = () => true;
const guards = (items: readonly NavItem[]) => Object.fromEntries(items.map(({ key, guard }) => [key, guard]));

describe('the entries of the menus', () => {
  it('offers Sign in to a visitor and Profile to someone signed in', () => {
    expect(keys(toNav({ isSignedIn: false, hasRoute: everywhere }).account)).toEqual(['signIn']);
    expect(keys(toNav({ isSignedIn: true, hasRoute: everywhere }).account)).toEqual(['profile']);
  });

  it('holds every specified entry in order, and the saved jobs, when every screen exists', () => {
    const nav = toNav({ isSignedIn: true, hasRoute: everywhere });
    expect(keys(nav.main)).toEqual(['home', 'jobs', 'saved', 'contact', 'about']);
    expect(keys(nav.cv)).toEqual(['createCv', 'checkCv']);
    expect(keys(nav.dock)).toEqual(['home', 'jobs', 'saved', 'cv', 'profile']);
  });

  it('leaves out every entry whose screen is not in the build', () => {
    const nav = toNav({ isSignedIn: true, hasRoute: (path) => path === '/' || path === '/signInPage' });
    expect(keys(nav.main)).toEqual(['home']);
    expect(keys(nav.dock)).toEqual(['home']);
    expect([...nav.cv, ...nav.postJob, ...nav.account]).toEqual([]);
  });

  it('guards what is specified, and neither the saved jobs nor the dock', () => {
    const nav = toNav({ isSignedIn: false, hasRoute: everywhere });
    expect(guards([...nav.main, ...nav.cv, ...nav.postJob, ...nav.account])).toEqual({
      home: 'guarded',
      jobs: 'guarded',
      saved: 'open',
      contact: 'guarded',
      about: 'guarded',
      createCv: 'guarded',
      checkCv: 'guarded',
      postJob: 'session',
      signIn: 'open',
    });
    expect(guards(nav.dock)).toEqual({
      home: 'open',
      jobs: 'open',
      saved: 'open',
      cv: 'open',
      signIn: 'open',
    });
  });

  it.each([
    ['/', 'home'],
    ['/jobPage', 'jobs'],
    ['/jobpage', 'jobs'],
    ['/jobDetailsPage', 'jobs'],
    ['/jobs/city/dhaka', 'jobs'],
    ['/companies/1', 'jobs'],
    ['/companiesList', 'profile'],
    ['/savedJobs', 'saved'],
    ['/cvBuilder', 'cv'],
    ['/accountSettings', 'profile'],
    ['/userJobs', 'profile'],
    ['/applications', 'profile'],
    ['/postJobPage', 'profile'],
    ['/faq', undefined],
  ])('%s is a page of the dock entry %s', (path, key) => {
    const { dock } = toNav({ isSignedIn: true, hasRoute: everywhere });
    expect(dock.filter((item) => isInSection(item, path)).map((item) => item.key)).toEqual(key ? [key] : []);
  });

  it('leads "Check your" to the downloaded CVs on the CV page', () => {
    const [, checkCv] = toNav({ isSignedIn: true, hasRoute: everywhere }).cv;
    expect(checkCv).toMatchObject({ path: '/cvPage', hash: 'downloaded' });
  });
});
