import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { DOWNLOAD_LOCK } from '#contract/device/stores.ts';
import { CONFIG_REVISION_PLACEHOLDER } from '#contract/device/worker.ts';
import type { Locale } from '#contract/format.ts';

/** The precache waits while a user's download holds its Web Lock (`features/resumes/downloads/store.ts`). */
async function untilNoDownload(): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  const { held = [] } = (await locks?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(DOWNLOAD_LOCK));
  await Promise.all(names.map((name) => locks.request(name, { mode: 'shared' }, () => undefined)));
}

/** Precaches one file after the other, and none beside a download. */
export const waitForDownloads: WorkboxPlugin = {
  async requestWillFetch({ request, event }) {
    if (event?.type === 'install') await untilNoDownload();
    return request;
  },
};

const isPage = (entry: PrecacheEntry): boolean => entry.url.endsWith('.html');

/** A page carries the deployment's settings. */
function withSettings({ url, revision }: PrecacheEntry): PrecacheEntry {
  return { url, revision: `${revision ?? ''}-${CONFIG_REVISION_PLACEHOLDER}` };
}

const isIcon = ({ url }: PrecacheEntry): boolean => /(^|\/)icons\/icon\.svg$/.test(url);

/** The system requests other icons itself. */
const isShell = (entry: PrecacheEntry): boolean => /\.(html|js|css)$/.test(entry.url) || isIcon(entry);

export type BuiltFiles = readonly (PrecacheEntry | string)[];

interface BuiltLists {
  en: BuiltFiles;
  /** Absent where Bangla is not stored. */
  bn?: BuiltFiles;
}

/** The files that are precached, pages first. @param languages stored ones */
export function toPrecacheList({ en, bn = [] }: BuiltLists, languages: readonly Locale[]): PrecacheEntry[] {
  const entries = [...en, ...bn].map((entry) =>
    typeof entry === 'string' ? { url: entry, revision: null } : entry,
  );
  const isWanted = (entry: PrecacheEntry, index: number): boolean =>
    index >= en.length || isIcon(entry) || (languages.includes('en') && isShell(entry));
  const wanted = entries.filter(isWanted);
  return [...wanted.filter(isPage).map(withSettings), ...wanted.filter((entry) => !isPage(entry))];
}
