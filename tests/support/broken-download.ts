import { expect, type Locator } from '@playwright/test';
import type { Proxy } from './proxy.ts';

/** How often the line breaks under a download. */
const BREAKS = 2;

/** Bytes that each stretch of the line lets through, and at most so many that are lost with it. */
const STRETCH_BYTES = 4096;

/** The most bytes that are sent in vain over a connection that breaks twice. */
export const LOST_BYTES = BREAKS * STRETCH_BYTES;

/**
 * A line that gives out under a download time and again, each time once the page has all that came: what the page has
 * not read when it breaks is lost. Afterwards the line holds.
 * @param bar of the download
 * @param begin presses what starts it
 */
export async function breakUnderDownload(
  { network, bar, files }: { network: Proxy; bar: Locator; files: RegExp },
  begin: () => Promise<void>,
): Promise<void> {
  const before = network.countBytes(files);
  const arrived = () => network.countBytes(files) - before;
  let letGo = network.stall(files, STRETCH_BYTES);
  await begin();
  for (let breaks = 0, had = 0; breaks < BREAKS; breaks += 1, had = arrived()) {
    await expect.poll(arrived).toBeGreaterThan(had);
    const isShown = async () =>
      (await bar.getAttribute('aria-valuetext'))?.startsWith(`${Math.round(arrived() / 1000)} kB `);
    await expect.poll(isShown).toBe(true);
    const next = breaks + 1 < BREAKS ? network.stall(files, STRETCH_BYTES) : () => undefined;
    network.goOffline();
    network.goOnline();
    letGo();
    letGo = next;
  }
}
