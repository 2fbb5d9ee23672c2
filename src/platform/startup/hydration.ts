import { useLayoutEffect } from 'react';
import { STARTED_ATTRIBUTE } from '#contract/http/pages.ts';
import { hasBrowser } from '../browser/browser.ts';
import { PAGE_DATA_ELEMENT_ID, type PageData } from '#contract/http/page-data.ts';

let current: PageData | null | undefined;

function read(): PageData | null {
  if (!hasBrowser) return null;
  try {
    return JSON.parse(document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent ?? 'null');
  } catch {
    return null;
  }
}

/** What the server rendered the page with; null where the app renders it. */
export function pageData(): PageData | null {
  if (current === undefined) current = read();
  return current;
}

/** Renders with this data, synchronously. */
export function renderWith(data: PageData, render: () => string): string {
  current = data;
  try {
    return render();
  } finally {
    current = null;
  }
}

let announce: () => void;

/** Resolves when the app has started. */
export const whenStarted = new Promise<void>((resolve) => (announce = resolve));

/** Marks the app as started with the first screen that mounts. */
export function useAnnounceStart(): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(STARTED_ATTRIBUTE, '');
    announce();
  }, []);
}

/** True while rendering must match the server's HTML. */
export const isHydrating = (): boolean =>
  !hasBrowser || (pageData() !== null && !document.documentElement.hasAttribute(STARTED_ATTRIBUTE));
