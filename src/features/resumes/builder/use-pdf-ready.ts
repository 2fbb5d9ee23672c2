import { useEffect, useMemo, useState } from 'react';
import type { Cv } from '#device/cvs/cv.ts';
import { useOnline } from '#platform/http/online.ts';
import { useDataSaver } from '#platform/preferences/data-saver.ts';
import { hasBengali } from './cv-progress.ts';

/** What a first PDF downloads, in bytes. */
export const fontBytes = { latin: 33_644, bengali: 144_416 } as const;

/** `fetched`: the browser may have them still, but no worker has stored them. */
type Letters = 'stored' | 'fetched' | 'loading' | 'missing';

export interface PdfReady {
  state: 'unknown' | 'ready' | 'needsDownload' | 'needsInternet';
  bytes: number;
  /** The letters are not downloaded, and nothing downloads them. */
  isMissing: boolean;
  /** A page can be drawn without another download. */
  canDraw: boolean;
}

/** Stores the letters for PDFs once the form is open; under the data saver only for the first PDF. */
export function usePdfReady(cv: Cv): PdfReady {
  const isBengali = hasBengali(cv);
  const isOnline = useOnline();
  const isSaving = useDataSaver();
  const [known, setKnown] = useState<{ isBengali: boolean; letters: Letters } | null>(null);
  useEffect(() => {
    let isGone = false;
    const know = (letters: Letters) => void (isGone || setKnown({ isBengali, letters }));
    const look = async () => {
      const { areFontsStored, storeFonts } = await import('./pdf-fonts.ts');
      if (await areFontsStored(isBengali)) return know('stored');
      if (isSaving || !isOnline) return know('missing');
      know('loading');
      await storeFonts(isBengali);
      // The worker stores them right after it has answered.
      return know(navigator.serviceWorker?.controller ? 'stored' : 'fetched');
    };
    look().catch(() => know('missing'));
    return () => {
      isGone = true;
    };
  }, [isBengali, isOnline, isSaving]);
  const letters = known?.isBengali === isBengali ? known.letters : undefined;
  const missing = isOnline ? 'needsDownload' : 'needsInternet';
  return useMemo(
    () => ({
      state: letters === undefined ? 'unknown' : letters === 'stored' ? 'ready' : missing,
      bytes: isBengali ? fontBytes.bengali : fontBytes.latin,
      isMissing: letters === 'missing',
      canDraw: letters === 'stored' || letters === 'fetched',
    }),
    [letters, missing, isBengali],
  );
}
