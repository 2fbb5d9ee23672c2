import { useEffect, useRef, useState } from 'react';
import { fetchArchive } from '#api/inbox/inbox.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useOnline } from '#platform/http/online.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { saveFile, type SaveOutcome } from '#platform/storage/save-file.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ownBrowserMessages } from '#ui/panel-messages.ts';
import { archiveMessages as texts, inboxFileMessages } from './messages.ts';

interface FileStatusProps {
  hint: string;
  busy: string | false;
  done: string | false;
  failed: string | false;
}

/** What a download of CVs became, and how to open them. */
export function FileStatus({ hint, busy, done, failed }: FileStatusProps) {
  return (
    <>
      <p className="text-sm text-muted">{inboxFileMessages.safety}</p>
      <p role="status" className="text-sm text-muted">
        {busy || done || (failed ? '' : hint)}
      </p>
      {failed && (
        <p role="alert" className="text-sm font-medium text-error">
          {failed}
        </p>
      )}
    </>
  );
}

type FileState =
  | { kind: 'idle' }
  | { kind: 'busy'; bytes: number }
  /** The browser saves it only within another tap (user activation). */
  | { kind: 'waiting'; file: Blob }
  | { kind: 'done'; outcome: SaveOutcome }
  | { kind: 'failed'; reason: string };

interface FileOptions {
  name: string;
  read: (options: { signal: AbortSignal; onBytes: (count: number) => void }) => Promise<Blob>;
}

/** Downloads a file and saves it; it is held in the page alone, and only until then. */
export function useFile({ name, read }: FileOptions) {
  const [state, setState] = useState<FileState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (file: Blob) => {
    const outcome = await saveFile(file, name);
    const isSaved = outcome === 'saved' || outcome === 'unsure';
    setState(isSaved ? { kind: 'done', outcome } : { kind: 'waiting', file });
  };
  const download = async () => {
    const { signal } = (running.current = new AbortController());
    setState({ kind: 'busy', bytes: 0 });
    try {
      await save(await read({ signal, onBytes: (bytes) => setState({ kind: 'busy', bytes }) }));
    } catch (error) {
      setState(signal.aborted ? { kind: 'idle' } : { kind: 'failed', reason: failureText(error) });
    }
  };
  return {
    state,
    stop: () => running.current?.abort(),
    start: () => {
      if (state.kind === 'waiting') void save(state.file);
      else if (state.kind !== 'busy') void download();
    },
  };
}

/** Downloads all applications of a job. */
export function ArchivePart({ userId, jobId, title }: { userId: string; jobId: string; title: string }) {
  const isOnline = useOnline();
  const { state, start, stop } = useFile({
    name: `${texts.file(title)}.zip`,
    read: (options) => fetchArchive(userId, jobId, options),
  });
  const isBusy = state.kind === 'busy';
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className="btn border-control bg-base-200 text-base"
          aria-disabled={isBusy || !isOnline}
          onClick={() => isOnline && start()}
        >
          <Icon name="download" />
          {state.kind === 'waiting' ? texts.saveAgain : texts.save}
        </button>
        {isBusy && (
          <button type="button" className="btn btn-ghost text-base" onClick={stop}>
            {texts.stop}
          </button>
        )}
      </div>
      <FileStatus
        hint={isOnline ? texts.hint : texts.offline}
        busy={isBusy && (state.bytes === 0 ? texts.starting : texts.saving(formatSize(state.bytes)))}
        done={
          state.kind === 'done' && (state.outcome === 'unsure' ? ownBrowserMessages.unsureFile : texts.done)
        }
        failed={state.kind === 'failed' && texts.failed(state.reason)}
      />
    </div>
  );
}
