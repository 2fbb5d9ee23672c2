import { useLayoutEffect, useSyncExternalStore } from 'react';
import { toWindowTitle } from '#contract/http/page-titles.ts';
import { createObservable } from '../observable.ts';
import { useAnnounceStart } from '../startup/app-start.ts';
import { clientConfig } from '../startup/config.ts';

let isNamed = false;
const announcement = createObservable('');

function announce(name: string): void {
  // The browser itself announces the page it opened; every later one is ours to announce.
  if (isNamed) announcement.set(name);
  isNamed = true;
}

/**
 * Names the page in the tab and to screen readers, for as long as the screen is shown.
 * @param title without the product's name; '' while it is not known
 * @param name what screen readers say, for a title that changes while the page stays
 */
export function usePageTitle(title: string, name = title): void {
  useAnnounceStart();
  useLayoutEffect(() => {
    if (title !== '') document.title = toWindowTitle(title, clientConfig().appName);
  }, [title]);
  useLayoutEffect(() => {
    if (name !== '') announce(name);
  }, [name]);
}

/** The name of the page that was gone to, for the live region; '' on the page that was opened first. */
export function usePageAnnouncement(): string {
  return useSyncExternalStore(announcement.subscribe, announcement.get, () => '');
}
