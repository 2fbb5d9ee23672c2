import type { Guard } from '#contract/http/pages.ts';
import { appPaths, pageAnchors } from '#contract/http/paths.ts';
import type { IconName } from '#ui/icon/icon.tsx';
import type { NavKey } from '../messages.ts';

/** One entry of the header's menu or of the dock. */
export interface NavItem {
  key: NavKey;
  path: string;
  hash?: string;
  icon: IconName;
  /** The navigation guard lets Sign in through (§2), and the saved jobs: they are the device's, and need no account. */
  guard: Guard | 'none';
}

export interface NavState {
  isSignedIn: boolean;
  /** True when this build has a screen at the path: no entry leads nowhere. */
  hasRoute: (path: string) => boolean;
}

export interface Nav {
  main: NavItem[];
  cv: NavItem[];
  postJob: NavItem[];
  /** Profile when signed in, else Sign in; "Logout" is a button beside it. */
  account: NavItem[];
  dock: NavItem[];
}

const entry = (key: NavKey, path: string, icon: IconName): NavItem => ({ key, path, icon, guard: 'online' });

const home = entry('home', appPaths.home, 'home');
const jobs = entry('jobs', appPaths.jobs, 'briefcase');
const contact = entry('contact', appPaths.contact, 'mail');
const about = entry('about', appPaths.about, 'people');
const createCv = entry('createCv', appPaths.cv, 'document');
const checkCv = { ...entry('checkCv', appPaths.cv, 'download'), hash: pageAnchors.downloadedCvs };
const postJob: NavItem = { ...entry('postJob', appPaths.postJob, 'megaphone'), guard: 'always' };
const profile = entry('profile', appPaths.profile, 'person');
const signIn: NavItem = { ...entry('signIn', appPaths.signIn, 'person'), guard: 'none' };
const saved: NavItem = { ...entry('saved', appPaths.savedJobs, 'bookmark'), guard: 'none' };
const cv = entry('cv', appPaths.cv, 'document');

/** What the menus hold for this visitor (§2 Header, and the dock of the look). */
export function toNav({ isSignedIn, hasRoute }: NavState): Nav {
  const existing = (items: NavItem[]) => items.filter((item) => hasRoute(item.path));
  const account = isSignedIn ? profile : signIn;
  return {
    main: existing([home, jobs, saved, contact, about]),
    cv: existing([createCv, checkCv]),
    postJob: existing([postJob]),
    account: existing([account]),
    dock: existing([home, jobs, saved, cv, account]),
  };
}
