import { fileUrl } from '#platform/startup/config.ts';
import { type Bytes, createTransfer, type Effect, type Transfer } from './transfer.ts';
import type { DownloadRecord } from './store.ts';
import { createDownloadRun } from './run.ts';
import type { DownloadView } from './tabs.ts';
import { toShownPhase } from './download-views.ts';
import { createPartWriter, type PartWriter, type WriterState } from './writer.ts';
import { holdUpdates } from '#platform/browser/unsaved-forms.ts';

export interface ActiveDownload {
  go: () => void;
  pause: () => void;
  drop: () => void;
}

export interface EndedDownload {
  transfer: Transfer;
  isWhole: boolean;
  /** False when only this page has what arrived. */
  isStored: boolean;
}

export interface ActiveOptions {
  record: DownloadRecord;
  pieces: readonly Bytes[];
  isStored: boolean;
  onView: (view: DownloadView) => void;
  onEnd: (ended: EndedDownload) => void;
}

/** True when only the user can resume it. */
const isAtRest = ({ phase }: Transfer): boolean =>
  phase.kind === 'paused' || (phase.kind === 'stopped' && phase.reason !== 'unreachable');

function createNoWriter(): PartWriter {
  return { add: () => undefined, describe: () => undefined, flush: async () => 'full' };
}

/** Fetches the rest of a file and stores what arrives. */
export function startActive({ record, pieces, isStored, onView, onEnd }: ActiveOptions): ActiveDownload {
  const { path, templateName } = record;
  const url = fileUrl(path);
  const received = pieces.reduce((sum, { length }) => sum + length, 0);
  const start = createTransfer(new URL(url, location.href).origin !== location.origin, {
    pieces,
    received,
    version: record.version,
    damages: record.damages,
  });
  let state: WriterState = isStored ? 'ok' : 'full';
  let current = start;
  let release = holdUpdates('download');

  function show(): void {
    const { version } = current;
    const phase = toShownPhase(current.phase);
    onView({
      path,
      templateName,
      received: current.received,
      total: version.total ?? toExpectedTotal(current),
      phase,
      isKept: state === 'ok',
    });
  }

  const writer = isStored ? createPartWriter(record, onWriter) : createNoWriter();

  function onWriter(next: WriterState): void {
    state = next;
    if (next === 'superseded') drop();
    else show();
  }

  const flush = (): void => void writer.flush();

  function finish(isWhole: boolean): void {
    run.dispose();
    release();
    removeEventListener('pagehide', flush);
    onEnd({ transfer: current, isWhole, isStored: state === 'ok' });
  }

  async function rest(): Promise<void> {
    writer.describe({ wish: 'pause' });
    await writer.flush();
    finish(false);
  }

  /** App updates wait for a running download, but not for a server that does not answer. */
  function holdWhileUnderWay({ phase }: Transfer): void {
    release();
    if (phase.kind !== 'stopped') release = holdUpdates('download');
  }

  function onStep(transfer: Transfer, effects: readonly Effect[]): void {
    if (transfer.damages !== current.damages) writer.describe({ damages: transfer.damages });
    if (transfer.phase.kind !== current.phase.kind) holdWhileUnderWay(transfer);
    current = transfer;
    for (const effect of effects) {
      if (effect.kind === 'append' || effect.kind === 'truncate') writer.add(effect);
    }
    if (effects.some(({ kind }) => kind === 'offer')) return void writer.flush().then(() => finish(true));
    show();
    if (isAtRest(transfer)) void rest();
  }

  function drop(): void {
    finish(false);
  }

  const run = createDownloadRun({ url, start, onStep });
  const go = (): void => run.feed({ kind: 'go' });
  addEventListener('pagehide', flush);
  go();
  return { go, pause: () => run.feed({ kind: 'pause' }), drop };
}

/** The size according to the current answer, before any of it is stored. */
function toExpectedTotal({ phase }: Transfer): number | null {
  return phase.kind === 'reading' ? phase.answer.total : null;
}
