import { toLocal } from '../i18n/locale.ts';

/** Copies text; false where the browser refuses. Call it from a click. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

export interface ShareContent {
  title: string;
  text: string;
  url: string;
}

export const canShare = (): boolean => typeof navigator.share === 'function';

export const canShareFile = (file: File): boolean =>
  canShare() && 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Opens the device's share sheet. Call it from a click. */
export async function shareWithApp(content: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

export function toShareUrl(path: string): string {
  return new URL(toLocal(path), location.origin).href;
}
