import type { FirstRead } from '#contract/first-read.ts';
import { FIRST_READ_ELEMENT_ID } from '#contract/first-read.ts';
import { STORED_RESULTS_MAX_AGE_MS } from '#contract/limits.ts';
import { toFirstReadKey } from '#contract/storage.ts';
import { stored } from './stored.ts';

/**
 * What the opened screen starts with. Its shape is trusted as the app's own scripts are: our server wrote it
 * into this page, or the app of this very shape kept it here.
 */

function parse(text: string | null | undefined): FirstRead | undefined {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What our server put into this page. */
function fromPage(): FirstRead | undefined {
  return parse(document.getElementById(FIRST_READ_ELEMENT_ID)?.textContent?.trim());
}

/** @param address what the read is kept under: the list's address, or a job's */
function fromDevice(address: string): FirstRead | undefined {
  const read = parse(stored(toFirstReadKey(address)));
  return read && Date.now() - read.at < STORED_RESULTS_MAX_AGE_MS ? read : undefined;
}

const asItIs = (read: FirstRead): FirstRead | undefined => read;

/**
 * The newer one of page and device.
 * @param fit makes of a read what this visit shows; undefined when it is of no use
 */
export function findFirstRead(address: string, fit = asItIs): FirstRead | undefined {
  const [page, device] = [fromPage(), fromDevice(address)].map((read) => read && fit(read));
  return page && device && device.at > page.at ? device : (page ?? device);
}
