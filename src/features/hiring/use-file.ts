import { useEffect, useRef, useState } from 'react';
import { failureText } from '#platform/http/failure-text.ts';
import { type SaveOutcome, saveFile } from '#platform/storage/save-file.ts';

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
