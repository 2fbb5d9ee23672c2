import { useSyncExternalStore } from 'react';
import { createObservable } from '#platform/observable.ts';

/** The upload of this page that is under way: the key of its application, and whole percents of the CV. */
const underWay = createObservable<{ key: string; percent: number } | null>(null);

/** @param share of the CV that was sent, 0 to 1 */
export function noteUploaded(key: string, share: number): void {
  const now = underWay.get();
  const before = now?.key === key ? now.percent : 0;
  // After a cut the upload continues where the server's part ends: less than the browser had counted.
  const percent = Math.max(before, Math.floor(share * 100));
  if (now?.key !== key || before !== percent) underWay.set({ key, percent });
}

export const endUpload = (): void => underWay.set(null);

/** Whole percents of an application's CV that were sent; undefined while this page sends none of it. */
export function useUploaded(key: string): number | undefined {
  const now = useSyncExternalStore(underWay.subscribe, underWay.get, underWay.get);
  return now?.key === key ? now.percent : undefined;
}
