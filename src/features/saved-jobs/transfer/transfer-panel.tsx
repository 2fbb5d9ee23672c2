import { useRef, useState } from 'react';
import { saveFile } from '#platform/storage/save-file.ts';
import { readSavedJobs, useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { writeSavedFile } from './saved-file.ts';
import { importSavedFile, type FileOutcome } from './import-saved.ts';
import { ownBrowserMessages } from '#texts/presenters/own-browser/messages';
import { transferMessages } from '#texts/features/saved-jobs/transfer/messages';

type Notice =
  FileOutcome | { kind: 'exported'; count: number } | { kind: 'exportFailed' | 'pressAgain' | 'unsure' };

function useNoticeText(notice: Notice | null): string {
  const texts = transferMessages;
  if (notice === null) return '';
  if (notice.kind === 'refused') return texts.refusals[notice.reason];
  if (notice.kind === 'imported') return texts.imported(notice.counts);
  if (notice.kind === 'unsure') return ownBrowserMessages.unsureFile;
  return notice.kind === 'exported' ? texts.exported(notice.count) : texts[notice.kind];
}

/** @returns null when the user cancelled */
async function exportAll(): Promise<Notice | null> {
  try {
    const saved = await readSavedJobs();
    const file = await writeSavedFile(saved, Date.now());
    const outcome = await saveFile(file, file.name);
    if (outcome === 'blocked') return { kind: 'pressAgain' };
    if (outcome === 'unsure') return { kind: 'unsure' };
    return outcome === 'saved' ? { kind: 'exported', count: saved.length } : null;
  } catch {
    return { kind: 'exportFailed' };
  }
}

/** Exports the saved jobs to a file, and imports them. */
export function TransferPanel() {
  const texts = transferMessages;
  const [notice, setNotice] = useState<Notice | null>(null);
  const text = useNoticeText(notice);
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = useSavedJobs().size === 0;
  const takeIn = async (file: File | undefined) => {
    if (file) setNotice(await importSavedFile(file));
    // So that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <section className="mt-6 border-t border-base-300 pt-4">
      <h2 className="font-bold">{texts.heading}</h2>
      <p className="mb-3 text-sm text-muted">{isEmpty ? texts.emptyText : texts.text}</p>
      <div className="flex flex-wrap gap-2">
        {!isEmpty && (
          <button
            type="button"
            className="btn border-control bg-base-200"
            onClick={() => void exportAll().then(setNotice)}
          >
            {texts.export}
          </button>
        )}
        <button
          type="button"
          className="btn border-control bg-base-200"
          onClick={() => input.current?.click()}
        >
          {texts.import}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={texts.import}
          className="hidden"
          tabIndex={-1}
          onChange={(event) => void takeIn(event.target.files?.[0])}
        />
      </div>
      <p role={notice?.kind === 'refused' ? 'alert' : 'status'} className="mt-3 min-h-6">
        {text}
      </p>
    </section>
  );
}
