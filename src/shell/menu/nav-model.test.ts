import { describe, expect, it } from 'vitest';
import { toNav } from './nav-model.ts';

const keys = (items: readonly { key: string }[]) => items.map((item) => item.key);
const everywhere = () => true;

describe('what the menus hold', () => {
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

  it('guards every entry but Sign in and the saved jobs, which need no account', () => {
    const nav = toNav({ isSignedIn: false, hasRoute: everywhere });
    const all = [...nav.main, ...nav.cv, ...nav.postJob, ...nav.account, ...nav.dock];
    const open = all.filter(({ guard }) => guard === 'none');
    expect(new Set(keys(open))).toEqual(new Set(['signIn', 'saved']));
    // Offline, stored data opens without a sign-in.
    const always = all.filter(({ guard }) => guard === 'always');
    expect(new Set(keys(always))).toEqual(new Set(['postJob']));
  });

  it('leads "Check your" to the downloaded CVs on the CV page', () => {
    const [, checkCv] = toNav({ isSignedIn: true, hasRoute: everywhere }).cv;
    expect(checkCv).toMatchObject({ path: '/cvPage', hash: 'downloaded' });
  });
});
