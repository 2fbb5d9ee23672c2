import { fileUrl } from '#platform/startup/config.ts';
import { type Bytes, createTransfer, type Effect, type Transfer } from './transfer.ts';
import type { DownloadRecord } from './record.ts';
import { createDownloadRun } from './run.ts';
import type { DownloadView } from './tabs.ts';
import { toShownPhase } from './downloads.ts';
import { createPartWriter, type PartWriter, type WriterState } from './writer.ts';
import { holdUpdates } from '#platform/browser/unsaved-forms.ts';

/** A download that this tab fetches. */
export interface ActiveDownload {
  /** Goes on after it stopped. */
  go: () => void;
  pause: () => void;
  /** Not wanted any more. */
  drop: () => void;
}

export interface EndedDownload {
  transfer: Transfer;
  isWhole: boolean;
  /** False when what has come is nowhere but in this page. */
  isKept: boolean;
}

export interface ActiveOptions {
  record: DownloadRecord;
  pieces: readonly Bytes[];
  /** False when the device keeps nothing. */
  isKept: boolean;
  onView: (view: DownloadView) => void;
  /** Called when it is over here: with the file, whole or as far as it has come. */
  onEnd: (ended: EndedDownload) => void;
}

/** What a reload is to do with it: what nobody can mend by waiting is left until the reader asks for it. */
const isLeft = ({ phase }: Transfer): boolean =>
  phase.kind === 'paused' || (phase.kind === 'stopped' && phase.reason !== 'unreachable');

function createNoWriter(): PartWriter {
  return { add: () => undefined, describe: () => undefined, flush: async () => 'full' };
}

/** Fetches a file from where its parts end, keeping what arrives. */
export function startActive({ record, pieces, isKept, onView, onEnd }: ActiveOptions): ActiveDownload {
  const { path, templateName } = record;
  const url = fileUrl(path);
  const received = pieces.reduce((sum, { length }) => sum + length, 0);
  const start = createTransfer(new URL(url, location.href).origin !== location.origin, {
    pieces,
    received,
    version: record.version,
    damages: record.damages,
  });
  let state: WriterState = isKept ? 'ok' : 'full';
  let current = start;
  let letGo = holdUpdates('download');

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

  const writer = isKept ? createPartWriter(record, onWriter) : createNoWriter();

  function onWriter(next: WriterState): void {
    state = next;
    if (next === 'taken') drop();
    else show();
  }

  const flush = (): void => void writer.flush();

  function finish(isWhole: boolean): void {
    run.dispose();
    letGo();
    removeEventListener('pagehide', flush);
    onEnd({ transfer: current, isWhole, isKept: state === 'ok' });
  }

  async function rest(): Promise<void> {
    writer.describe({ wish: 'pause' });
    await writer.flush();
    finish(false);
  }

  /** A new version of the app waits for what is under way, not for a server that does not answer. */
  function holdWhileUnderWay({ phase }: Transfer): void {
    letGo();
    if (phase.kind !== 'stopped') letGo = holdUpdates('download');
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
    if (isLeft(transfer)) void rest();
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

/** What the answer under way says of the size, before any of it is kept. */
function toExpectedTotal({ phase }: Transfer): number | null {
  return phase.kind === 'reading' ? phase.answer.total : null;
}
