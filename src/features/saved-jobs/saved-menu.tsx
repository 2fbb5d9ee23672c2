import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { readSavedJobs, useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { serverNow } from '#platform/server-time.ts';
import { saveFile } from '#platform/storage/save-file.ts';
import { menuItemLook, MoreMenu } from '#ui/more-menu.tsx';
import { fileMessages, ownBrowserMessages } from '#ui/panel-messages.ts';
import { savedMessages, transferMessages as texts } from './messages.ts';
import { importSavedFile, writeSavedFile } from './saved-file.ts';

interface Notice {
  text: string;
  isRefusal: boolean;
}

/** Saves all saved jobs in a file. @returns a message about the result, '' when the user cancelled */
async function exportSaved(): Promise<string> {
  try {
    const saved = await readSavedJobs();
    const file = await writeSavedFile(saved, serverNow());
    const outcome = await saveFile(file, file.name);
    if (outcome === 'blocked') return texts.pressAgain;
    if (outcome === 'unsure') return ownBrowserMessages.unsureFile;
    return outcome === 'saved' ? texts.exported(saved.length) : '';
  } catch {
    return texts.exportFailed;
  }
}

async function importFrom(file: File): Promise<Notice> {
  const outcome = await importSavedFile(file);
  return outcome.kind === 'refused'
    ? { text: { ...texts.refusals, ...fileMessages }[outcome.reason], isRefusal: true }
    : { text: texts.imported(outcome.counts), isRefusal: false };
}

/** The page's heading, with rarely used settings behind "⋯", and a message about their result. */
export function SavedMenu({ heading }: { heading: string }) {
  const [notice, setNotice] = useState<Notice>({ text: '', isRefusal: false });
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = useSavedJobs().size === 0;
  const report = (text: string) => setNotice({ text, isRefusal: false });
  const restore = async (file: File | undefined) => {
    if (file) setNotice(await importFrom(file));
    // Reset, as choosing the same file again would not fire `change`.
    if (input.current) input.current.value = '';
  };
  return (
    <div className="mb-3">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-lg font-bold filters:text-xl">{heading}</h1>
        <MoreMenu label={savedMessages.settings}>
          {!isEmpty && (
            <li>
              <button type="button" className={menuItemLook} onClick={() => void exportSaved().then(report)}>
                {texts.export}
              </button>
            </li>
          )}
          <li>
            <button type="button" className={menuItemLook} onClick={() => input.current?.click()}>
              {texts.import}
            </button>
          </li>
          <li>
            <Link to={appPaths.storage} className={menuItemLook}>
              {savedMessages.storage}
            </Link>
          </li>
        </MoreMenu>
      </div>
      <input
        ref={input}
        type="file"
        aria-label={texts.import}
        className="hidden"
        tabIndex={-1}
        onChange={(event) => void restore(event.target.files?.[0])}
      />
      <p role={notice.isRefusal ? 'alert' : 'status'} className="empty:hidden">
        {notice.text}
      </p>
    </div>
  );
}
