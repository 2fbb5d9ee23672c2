import { lateStorageKeys } from '#contract/device/late-storage.ts';
import { readText, writeText } from '#platform/storage/storage.ts';

/** Days on which the app was opened on this device: how many, and the last of them. Kept as "3 2026-11-20". */

const form = /^(\d{1,5}) (\d{4}-\d{2}-\d{2})$/;

/** @param kept what {@link afterVisit} made; anything else is no day */
export function readVisitDays(kept: string | null): number {
  return Number(form.exec(kept ?? '')?.[1] ?? 0);
}

/** What is kept after the app was opened on a day (`2026-11-20`). */
export function afterVisit(kept: string | null, day: string): string {
  const last = form.exec(kept ?? '')?.[2];
  return kept !== null && last === day ? kept : `${readVisitDays(kept) + 1} ${day}`;
}

/** The day by the device's own clock and zone. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Counts today. @returns on how many days the app has been opened, today included */
export function countVisit(): number {
  const kept = readText(lateStorageKeys.visits);
  const next = afterVisit(kept, today());
  if (next !== kept) writeText(lateStorageKeys.visits, next);
  return readVisitDays(next);
}
