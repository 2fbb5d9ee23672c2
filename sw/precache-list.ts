import type { PrecacheEntry } from 'workbox-precaching';
import { CONFIG_REVISION_PLACEHOLDER } from '#contract/device/worker.ts';

const isPage = (entry: PrecacheEntry): boolean => entry.url.endsWith('.html');

/** A page carries the deployment's settings. */
function withSettings({ url, revision }: PrecacheEntry): PrecacheEntry {
  return { url, revision: `${revision ?? ''}-${CONFIG_REVISION_PLACEHOLDER}` };
}

/** The system requests other icons itself. */
const isShell = ({ url }: PrecacheEntry): boolean => /\.(html|js|css)$|(^|\/)icons\/icon\.svg$/.test(url);

/** The files that are precached, pages first. */
export function toPrecacheList(built: readonly (PrecacheEntry | string)[]): PrecacheEntry[] {
  const entries = built
    .map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry))
    .filter(isShell);
  return [...entries.filter(isPage).map(withSettings), ...entries.filter((entry) => !isPage(entry))];
}
