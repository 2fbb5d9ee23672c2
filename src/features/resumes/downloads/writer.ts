import { SECOND_MS } from '#contract/limits.ts';
import { joinBytes } from './transfer.ts';
import type { DownloadRecord } from './record.ts';
import { writeChanges, type PartChange } from './store.ts';
import { logNotice } from '#platform/log.ts';

/** Written as soon as so much has come together, with what one write under way holds: most of 16 kB is lost at a kill. */
const PIECE_BYTES = 8 * 1024;
/** On a slow line written by then. */
const LONGEST_DELAY_MS = SECOND_MS / 2;

/** `ok`: what was written is there. `full`: the device keeps nothing more. `taken`: another page goes on with it, or it is gone. */
export type WriterState = 'ok' | 'full' | 'taken';

/** Puts what arrives on the device, in order, never waiting for it; after a failure it leaves the device alone. */
export interface PartWriter {
  add: (change: PartChange) => void;
  /** Takes a change of the record itself: what is wished, how often it was damaged. */
  describe: (change: Partial<DownloadRecord>) => void;
  /** Writes what is owed; resolves when it is there. */
  flush: () => Promise<WriterState>;
}

type Append = Extract<PartChange, { kind: 'append' }>;

/** Appends that follow one another become one part. */
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
 * @param first the record that stands in the store
 * @param onChange called when something could not be written
 */
export function createPartWriter(first: DownloadRecord, onChange: (state: WriterState) => void): PartWriter {
  let record = first;
  let state: WriterState = 'ok';
  let owed: PartChange[] = [];
  let isDescribed = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;

  function fail(next: WriterState): void {
    state = next;
    owed = [];
    onChange(next);
  }

  const isOwing = (): boolean => state === 'ok' && (writing !== undefined || owed.length > 0 || !isDescribed);

  async function writeOwed(): Promise<void> {
    const changes = merge(owed);
    record = toDescribed(record, changes);
    owed = [];
    isDescribed = true;
    try {
      if (!(await writeChanges(record, changes))) fail('taken');
    } catch {
      logNotice('parts of a download cannot be kept on this device');
      fail('full');
    }
    writing = undefined;
  }

  async function flush(): Promise<WriterState> {
    clearTimeout(timer);
    timer = undefined;
    while (isOwing()) {
      writing ??= writeOwed();
      await writing;
    }
    return state;
  }

  return {
    add(change) {
      if (state !== 'ok') return;
      owed.push(change);
      const bytes = owed.reduce((sum, one) => sum + (one.kind === 'append' ? one.bytes.length : 0), 0);
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
