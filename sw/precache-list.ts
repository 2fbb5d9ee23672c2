import type { PrecacheEntry } from 'workbox-precaching';
import { CONFIG_REVISION_PLACEHOLDER } from '#contract/device/worker.ts';

const isPage = (entry: PrecacheEntry): boolean => entry.url.endsWith('.html');

/** A page carries its deployment's settings, so its revision does too. */
function withSettings({ url, revision }: PrecacheEntry): PrecacheEntry {
  return { url, revision: `${revision ?? ''}-${CONFIG_REVISION_PLACEHOLDER}` };
}

/** What a page needs to start; the other icons are asked for by the system, when it wants them. */
const isShell = ({ url }: PrecacheEntry): boolean => /\.(html|js|css)$|(^|\/)icons\/icon\.svg$/.test(url);

/** The part of the build's list that is stored, pages first. */
export function toPrecacheList(built: readonly (PrecacheEntry | string)[]): PrecacheEntry[] {
  const entries = built
    .map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry))
    .filter(isShell);
  return [...entries.filter(isPage).map(withSettings), ...entries.filter((entry) => !isPage(entry))];
}
