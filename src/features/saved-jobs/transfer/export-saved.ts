import { saveFile } from '#platform/storage/save-file.ts';
import { serverNow } from '#platform/server-time.ts';
import { readSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { ownBrowserMessages } from '#ui/panel-messages.ts';
import { transferMessages } from '../messages.ts';
import { writeSavedFile } from './saved-file.ts';

/** Saves all saved jobs in a file. @returns a message about the result, '' when the user cancelled */
export async function exportSaved(): Promise<string> {
  const texts = transferMessages;
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
