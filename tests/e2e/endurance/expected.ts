import { expect } from '@playwright/test';
import type { Stage } from '#contract/jobs/stages.ts';
import { readStoredData, type StoredData } from './stored-data.ts';
import type { Phone } from './phone.ts';

/** `begun` becomes `whole` at some time. */
type FileState = 'begun' | 'whole';

/** The pending change of a killed tab: each outcome is right; undefined is nothing stored. */
export interface Unsure {
  saved?: { id: string; outcomes: readonly (Stage | undefined)[] };
  letter?: { id: string; outcomes: readonly (string | undefined)[] };
  file?: { path: string; outcomes: readonly (FileState | undefined)[] };
}

/** What the app has reported as stored or removed; it must stay so. */
export interface Expected {
  /** Saved jobs by id. */
  saved: Map<string, Stage>;
  /** Text of letters by job id. */
  letters: Map<string, string>;
  /** By stored path. */
  files: Map<string, FileState>;
  unsure: Unsure | null;
}

export const createExpected = (): Expected => ({
  saved: new Map(),
  letters: new Map(),
  files: new Map(),
  unsure: null,
});

/** SHA-256 in hex of each version of a file that the server has had, by stored path. */
export type Digests = ReadonlyMap<string, ReadonlySet<string>>;

/** Each file's state, where its bytes are those of one version. */
function toFiles(stored: StoredData, digests: Digests): Map<string, string> {
  const files = new Map(stored.begun.map((path) => [path, 'begun']));
  for (const [path, digest] of stored.files) {
    files.set(path, digests.get(path)?.has(digest) ? 'whole' : `other bytes: ${digest}`);
  }
  return files;
}

/** Settles which of the right outcomes it was. @throws for any other */
function settle<V extends string>(
  map: Map<string, V>,
  key: string,
  { outcomes, found }: { outcomes: readonly (V | undefined)[]; found: string | undefined },
): void {
  expect(outcomes, 'what the tab was lost in the middle of').toContain(found);
  const outcome = outcomes.find((one) => one === found);
  if (outcome === undefined) map.delete(key);
  else map.set(key, outcome);
}

function settleUnsure(expected: Expected, stored: StoredData, digests: Digests): void {
  const { saved, letter, file } = expected.unsure ?? {};
  expected.unsure = null;
  if (saved) settle(expected.saved, saved.id, { ...saved, found: stored.jobs.get(saved.id)?.stage });
  if (letter) settle(expected.letters, letter.id, { ...letter, found: stored.letters.get(letter.id) });
  if (file) settle(expected.files, file.path, { ...file, found: toFiles(stored, digests).get(file.path) });
}

/** The device stores what was reported, and nothing else. */
export async function expectStored({ page }: Phone, expected: Expected, digests: Digests): Promise<void> {
  if (expected.unsure) settleUnsure(expected, await readStoredData(page), digests);
  await expect(async () => {
    const stored = await readStoredData(page);
    for (const path of expected.files.keys()) if (stored.files.has(path)) expected.files.set(path, 'whole');
    const stages = new Map([...stored.jobs].map(([id, { stage }]) => [id, stage]));
    expect({ stages, letters: stored.letters, files: toFiles(stored, digests) }).toEqual({
      stages: expected.saved,
      letters: expected.letters,
      files: expected.files,
    });
  }).toPass({ timeout: 20_000, intervals: [20, 50, 100, 250] });
}
