import { useEffect, useState } from 'react';
import type { Cv } from '#device/cvs/cv.ts';
import { useOnline } from '#platform/http/online.ts';
import { useDataSaver } from '#platform/preferences/data-saver.ts';
import { hasBengali } from './cv-progress.ts';

/** What a first PDF downloads, in bytes. */
export const fontBytes = { latin: 33_644, bengali: 144_416 } as const;

export type PdfState = 'unknown' | 'ready' | 'needsDownload' | 'needsInternet';

/** Stores the letters for PDFs once the form is open; under the data saver only for the first PDF. */
export function usePdfReady(cv: Cv): { state: PdfState; bytes: number } {
  const isBengali = hasBengali(cv);
  const isOnline = useOnline();
  const isSaving = useDataSaver();
  const [isStored, setStored] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const { areFontsStored, storeFonts } = await import('./pdf-fonts.ts');
      const before = await areFontsStored(isBengali);
      if (!isGone) setStored(before);
      if (before || isSaving || !isOnline) return;
      await storeFonts(isBengali);
      // The worker stores them right after it has answered.
      if (!isGone && navigator.serviceWorker?.controller) setStored(true);
    };
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isBengali, isOnline, isSaving]);
  const missing = isOnline ? 'needsDownload' : 'needsInternet';
  return {
    state: isStored === null ? 'unknown' : isStored ? 'ready' : missing,
    bytes: isBengali ? fontBytes.bengali : fontBytes.latin,
  };
}
