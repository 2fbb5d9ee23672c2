import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appPaths, pageAnchors, sessionPaths } from '#contract/http/paths.ts';
import type { Guard } from '#platform/session/guard.ts';
import { useSession } from '#platform/session/session.ts';
import type { IconName } from '#ui/icon/icon.tsx';
import type { NavKey } from '../messages.ts';

export interface NavItem {
  key: NavKey;
  path: string;
  hash?: string;
  icon: IconName;
  guard: Guard;
}

/** An entry of the dock, which is marked on every page of its section. */
export interface DockItem extends NavItem {
  section: readonly string[];
}

export interface NavState {
  isSignedIn: boolean;
  hasRoute: (path: string) => boolean;
}

export interface Nav {
  main: NavItem[];
  cv: NavItem[];
  postJob: NavItem[];
  account: NavItem[];
  dock: DockItem[];
}

const entry = (key: NavKey, path: string, icon: IconName): NavItem => ({ key, path, icon, guard: 'guarded' });

const home = entry('home', appPaths.home, 'home');
const jobs = entry('jobs', appPaths.jobs, 'briefcase');
const contact = entry('contact', appPaths.contact, 'mail');
const about = entry('about', appPaths.about, 'people');
const createCv = entry('createCv', appPaths.cv, 'document');
const checkCv = { ...entry('checkCv', appPaths.cv, 'download'), hash: pageAnchors.downloadedCvs };
const postJob: NavItem = { ...entry('postJob', appPaths.postJob, 'megaphone'), guard: 'session' };
const profile = entry('profile', appPaths.profile, 'person');
const signIn: NavItem = { ...entry('signIn', appPaths.signIn, 'person'), guard: 'open' };
const saved: NavItem = { ...entry('saved', appPaths.savedJobs, 'bookmark'), guard: 'open' };
const cv = entry('cv', appPaths.cv, 'document');

/** The dock is not part of the specified menus: its pages open for everyone. */
const toDockItem = (item: NavItem, ...others: string[]): DockItem => ({
  ...item,
  guard: 'open',
  section: [item.path, ...others],
});

const dockStart = [
  toDockItem(home),
  toDockItem(jobs, appPaths.jobDetails, '/jobs', '/companies'),
  toDockItem(saved),
  toDockItem(cv, appPaths.cvBuilder),
];
const dockProfile = toDockItem(profile, ...Object.values(sessionPaths));
const dockSignIn = toDockItem(signIn, appPaths.register);

/** Whether a page is in an entry's section; ignores case, as routes do. @param pathname below the language's base */
export function isInSection({ section }: DockItem, pathname: string): boolean {
  return section.some((path) => `${pathname}/`.toLowerCase().startsWith(`${path}/`.toLowerCase()));
}

/** The entries of header and dock (§2). */
export function toNav({ isSignedIn, hasRoute }: NavState): Nav {
  const existing = <Item extends NavItem>(items: Item[]) => items.filter((item) => hasRoute(item.path));
  const account = isSignedIn ? profile : signIn;
  return {
    main: existing([home, jobs, saved, contact, about]),
    cv: existing([createCv, checkCv]),
    postJob: existing([postJob]),
    account: existing([account]),
    dock: existing([...dockStart, isSignedIn ? dockProfile : dockSignIn]),
  };
}

/** Whether this build has a screen at a path. */
export function useHasRoute(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => Object.hasOwn(routesByPath, path);
}

/** The menus' entries for this user. */
export function useNav(): Nav {
  const hasRoute = useHasRoute();
  return toNav({ isSignedIn: useSession() !== null, hasRoute });
}

/** Closes a menu when a navigation starts, even to the same page. */
export function useCloseOnNavigation(close: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', close));
}
