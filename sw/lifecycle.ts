import { cacheNames } from '#contract/storage.ts';

const ownPrefix = 'kaj-';

/** Caches of ours that this version no longer knows. */
export async function deleteForgottenCaches(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  const forgotten = (await caches.keys()).filter((name) => name.startsWith(ownPrefix) && !known.has(name));
  await Promise.all(forgotten.map((name) => caches.delete(name)));
}
