import type { Guard } from '#contract/http/pages.ts';
import { appPaths, pageAnchors } from '#contract/http/paths.ts';
import type { IconName } from '#ui/icon/icon.tsx';
import type { NavKey } from '#texts/shell/messages';

export interface NavItem {
  key: NavKey;
  path: string;
  hash?: string;
  icon: IconName;
  /** Sign-in and saved jobs need no account (§2). */
  guard: Guard | 'none';
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

/** The entries of header and dock (§2). */
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
