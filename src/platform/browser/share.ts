import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toLocal } from '../i18n/locale.ts';

/** Whether `window.print` exists; many in-app browsers lack it. */
export const canPrint = (): boolean => typeof globalThis.print === 'function';

/** True while the page is printed; renders synchronously, as the browser does not wait. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

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
