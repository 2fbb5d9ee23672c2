import { useLayoutEffect, useSyncExternalStore } from 'react';
import { toWindowTitle } from '#contract/http/page-titles.ts';
import { createObservable } from '../observable.ts';
import { useAnnounceStart } from '../startup/hydration.ts';
import { clientConfig } from '../startup/config.ts';

let isNamed = false;
const announcement = createObservable('');

function announce(name: string): void {
  // The browser announces the first page itself.
  if (isNamed) announcement.set(name);
  isNamed = true;
}

/** Sets the tab's title and announces the page. @param name announced instead of a changing title */
export function usePageTitle(title: string, name = title): void {
  useAnnounceStart();
  useLayoutEffect(() => {
    if (title !== '') document.title = toWindowTitle(title, clientConfig().appName);
  }, [title]);
  useLayoutEffect(() => {
    if (name !== '') announce(name);
  }, [name]);
}

/** The name of the page that was navigated to, for the live region. */
export function usePageAnnouncement(): string {
  return useSyncExternalStore(announcement.subscribe, announcement.get, () => '');
}
