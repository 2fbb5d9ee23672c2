import { isInApp } from '../browser/in-app.ts';
import { isOnline } from '../http/online.ts';

/** `blocked`: the browser needs another tap (user activation). `unsure`: an in-app browser may have dropped it. */
export type SaveOutcome = 'saved' | 'cancelled' | 'blocked' | 'unsure';

/** True for an app on an iPhone's home screen, where a download opens a preview without a way back. */
export function needsShareSheet(): boolean {
  return 'standalone' in navigator && navigator.standalone === true && typeof navigator.share === 'function';
}

function pressLink(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

function saveWithLink(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  pressLink(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function shareFile(file: File): Promise<SaveOutcome> {
  try {
    await navigator.share({ files: [file] });
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'blocked';
  }
}

/** Android's in-app browsers download http addresses but drop `blob:`. On iOS the link would leave the page. */
const takesAddress = (): boolean => navigator.userAgent.includes('Android') && isOnline();

/**
 * Saves a file to the device; call it from a press where a share sheet does it.
 * @param url where the server has the same file
 */
export async function saveFile(blob: Blob, name: string, url?: string): Promise<SaveOutcome> {
  const file = new File([blob], name, { type: blob.type });
  if (needsShareSheet() && navigator.canShare?.({ files: [file] })) return shareFile(file);
  if (!isInApp()) {
    saveWithLink(blob, name);
    return 'saved';
  }
  if (url !== undefined && takesAddress()) pressLink(url, name);
  else saveWithLink(blob, name);
  return 'unsure';
}
