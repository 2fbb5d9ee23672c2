import { SECOND_MS } from '#contract/limits.ts';
import { joinBytes } from './transfer.ts';
import { type DownloadRecord, writeChanges, type PartChange } from './store.ts';
import { logNotice } from '#platform/log.ts';

/** With one write in progress, a kill loses at most 16 kB. */
const PIECE_BYTES = 8 * 1024;
const LONGEST_DELAY_MS = SECOND_MS / 2;

/** `full`: the device stores nothing more. `superseded`: another page writes it, or it is deleted. */
export type WriterState = 'ok' | 'full' | 'superseded';

/** Stores what arrives, in order and in the background; stops after a failure. */
export interface PartWriter {
  add: (change: PartChange) => void;
  describe: (change: Partial<DownloadRecord>) => void;
  /** Writes what is pending; resolves when it is stored. */
  flush: () => Promise<WriterState>;
}

type Append = Extract<PartChange, { kind: 'append' }>;

function merge(changes: readonly PartChange[]): PartChange[] {
  const runs: PartChange[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (change.kind === 'append' && run?.[0]?.kind === 'append') run.push(change);
    else runs.push([change]);
  }
  return runs.flatMap((run): PartChange[] => {
    const appends = run.filter((change): change is Append => change.kind === 'append');
    const [first, last] = [appends[0], appends.at(-1)];
    if (first === undefined || last === undefined) return run;
    return [{ ...first, version: last.version, bytes: joinBytes(appends.map(({ bytes }) => bytes)) }];
  });
}

const endOf = (change: PartChange): number =>
  change.kind === 'append' ? change.at + change.bytes.length : change.to;

function toDescribed(record: DownloadRecord, changes: readonly PartChange[]): DownloadRecord {
  const last = changes.at(-1);
  return last === undefined ? record : { ...record, version: last.version, received: endOf(last) };
}

/**
 * A writer of one download.
 * @param first the stored record
 * @param onChange called when a write failed
 */
export function createPartWriter(first: DownloadRecord, onChange: (state: WriterState) => void): PartWriter {
  let record = first;
  let state: WriterState = 'ok';
  let pending: PartChange[] = [];
  let isDescribed = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;

  function fail(next: WriterState): void {
    state = next;
    pending = [];
    onChange(next);
  }

  const hasPending = (): boolean =>
    state === 'ok' && (writing !== undefined || pending.length > 0 || !isDescribed);

  async function writePending(): Promise<void> {
    const changes = merge(pending);
    record = toDescribed(record, changes);
    pending = [];
    isDescribed = true;
    try {
      if (!(await writeChanges(record, changes))) fail('superseded');
    } catch {
      logNotice('failed to store parts of a download');
      fail('full');
    }
    writing = undefined;
  }

  async function flush(): Promise<WriterState> {
    clearTimeout(timer);
    timer = undefined;
    while (hasPending()) {
      writing ??= writePending();
      await writing;
    }
    return state;
  }

  return {
    add(change) {
      if (state !== 'ok') return;
      pending.push(change);
      const bytes = pending.reduce((sum, one) => sum + (one.kind === 'append' ? one.bytes.length : 0), 0);
      if (bytes >= PIECE_BYTES || change.kind === 'truncate') void flush();
      else timer ??= setTimeout(() => void flush(), LONGEST_DELAY_MS);
    },
    describe(change) {
      if (state !== 'ok') return;
      record = { ...record, ...change };
      isDescribed = false;
      void flush();
    },
    flush,
  };
}
