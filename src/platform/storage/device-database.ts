import type { UseStore } from 'idb-keyval';
import type { StoreName } from '#contract/device/stores.ts';
import { storeOf } from './database.ts';

const OLD_PREFIX = 'kaj-';

/** Whether builds before December 2026 left databases here. True where the browser (Firefox before 126) lists none. */
async function findOld(): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all?.some(({ name }) => name?.startsWith(OLD_PREFIX)) ?? true;
}

let isOldHere: Promise<boolean> | undefined;
const moved = new Map<StoreName, Promise<void>>();

async function move(name: StoreName): Promise<void> {
  // Where the list fails, opening may fail as well, and says why.
  isOldHere ??= findOld().catch(() => true);
  if (await isOldHere) await (await import('./old-databases.ts')).moveOld(name);
}

/** Once a page; again after a failure. */
function moveOnce(name: StoreName): Promise<void> {
  const known = moved.get(name);
  if (known) return known;
  const moving = move(name);
  moved.set(name, moving);
  moving.catch(() => moved.delete(name));
  return moving;
}

/** A store of the page's device, with what earlier builds stored. Opens nothing before its first use. */
export const openStore = (name: StoreName): UseStore => storeOf(name, () => moveOnce(name));
