import { PAGE_DATA_ELEMENT_ID, type PageData } from '#contract/http/page-data.ts';
import { hasBrowser } from '../browser/browser.ts';

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
