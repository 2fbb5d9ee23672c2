import { useSyncExternalStore } from 'react';
import { logNotice } from './log.ts';
import type { Letter } from './letter.ts';
import { noteReadyCount } from './ready-count.ts';

/**
 * The application letters as the page knows them. They belong to the device, not to an account: signing out leaves
 * them. Writing is `letters-writes.ts`; the database and the schemas come after the page's own code.
 */

/** `asked`: the device has not answered yet. `page`: the device refused, so it lives as long as the page does. */
export type LetterPlace = 'asked' | 'device' | 'page';
export interface KeptLetter {
  letter: Letter;
  place: LetterPlace;
}
/** By the id of the job. */
export type Letters = ReadonlyMap<string, KeptLetter>;
/** `unreadable`: the device's database does not answer; what is written in this page is all there is. */
export type LettersState = 'unread' | 'read' | 'unreadable';

const none: Letters = new Map();
let current: Letters = none;
let state: LettersState = 'unread';
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();
/** How many writes of a letter are under way: what the device says of it meanwhile is old. */
const underWay = new Map<string, number>();

function publish(next: Letters, nextState: LettersState = state): void {
  current = next;
  state = nextState;
  if (state === 'read')
    noteReadyCount([...next.values()].filter(({ letter }) => letter.step === 'ready').length);
  for (const listener of listeners) listener();
}

/** The letters as far as they are known by now. */
export const knownLetters = (): Letters => current;

/** Shows one letter from now on, or none of that job. */
export function publishLetter(jobId: string, kept: KeptLetter | undefined): void {
  const next = new Map(current);
  if (kept) next.set(jobId, kept);
  else next.delete(jobId);
  publish(next);
}

/** From now on the page knows better than the device; returns what ends that. */
export function beginWrite(jobId: string): () => void {
  underWay.set(jobId, (underWay.get(jobId) ?? 0) + 1);
  return () => void underWay.set(jobId, (underWay.get(jobId) ?? 1) - 1);
}

const isOwn = (jobId: string): boolean =>
  (underWay.get(jobId) ?? 0) > 0 || current.get(jobId)?.place === 'page';

/** What the device holds of one job's letter, unless the page knows better. */
export function publishRead(jobId: string, letter: Letter | undefined): void {
  if (!isOwn(jobId)) publishLetter(jobId, letter && { letter, place: 'device' });
}

/** What the device holds of all letters; the page's own stay where it knows better. */
export function publishAllRead(found: ReadonlyMap<string, Letter>): void {
  const next = new Map<string, KeptLetter>();
  for (const [jobId, letter] of found) if (!isOwn(jobId)) next.set(jobId, { letter, place: 'device' });
  for (const [jobId, kept] of current) if (isOwn(jobId)) next.set(jobId, kept);
  publish(next, 'read');
}

/** Every letter has been removed. */
export const publishNoLetters = (): void => publish(new Map());

async function load(): Promise<void> {
  try {
    const { startLettersStore } = await import('./letters-store.ts');
    await startLettersStore();
  } catch {
    logNotice('letters cannot be read on this device');
    publish(current, 'unreadable');
  }
}

/** Reads the device's store unless that was done; never rejects. */
export function loadLetters(): Promise<void> {
  loading ??= load();
  return loading;
}

/** Calls back on each change of the letters, in this tab and in others; returns the way to stop. */
export function onLettersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every letter of this device, in no order; those of this page alone where the device cannot be read. */
export async function readLetters(): Promise<readonly Letter[]> {
  await loadLetters();
  return [...current.values()].map(({ letter }) => letter);
}

function subscribe(listener: () => void): () => void {
  void loadLetters();
  return onLettersChange(listener);
}

/** Every letter by the id of its job; empty until read, and while rendering without a browser. */
export function useLetters(): Letters {
  return useSyncExternalStore(subscribe, knownLetters, () => none);
}

const unread = (): LettersState => 'unread';

/** Whether {@link useLetters} gives all there is. */
export function useLettersState(): LettersState {
  return useSyncExternalStore(subscribe, () => state, unread);
}
