import { useEffect, useMemo, useState } from 'react';
import type { Cv } from '#device/cv.ts';
import { useOnline } from '#platform/http/online.ts';
import { useDataSaver } from '#platform/preferences/data-saver.ts';
import { listScripts, scripts } from '../documents/scripts.ts';
import { partBytes, type PdfPart } from './pdf-parts.ts';

/** `fetched`: downloaded, and maybe in the browser's cache, but without a worker that has stored them. */
type Letters = 'stored' | 'fetched' | 'loading' | 'missing';

export interface PdfReady {
  state: 'unknown' | 'ready' | 'needsDownload' | 'needsInternet';
  /** The size of the missing files. */
  bytes: number;
  /** The fonts are missing, and no download is running. */
  isMissing: boolean;
  /** A page can be drawn without another download. */
  canDraw: boolean;
}

interface Known {
  scripts: string;
  letters: Letters;
  bytes: number;
}

/** Stores the letters for PDFs once the form is open; under the data saver only for the first PDF. */
export function usePdfReady(cv: Cv): PdfReady {
  // A string, so that the effect's dependency stays equal while the user types.
  const wanted = listScripts(cv).join(' ');
  const isOnline = useOnline();
  const isSaving = useDataSaver();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isGone = false;
    const parts: readonly PdfPart[] = ['shaper', ...scripts.filter((script) => wanted.includes(script))];
    const know = (letters: Letters, missing: readonly PdfPart[]) => {
      const bytes = missing.reduce((sum, part) => sum + partBytes[part], 0);
      if (!isGone) setKnown({ scripts: wanted, letters, bytes });
    };
    const look = async () => {
      const { listMissing, storeParts } = await import('./pdf-fonts.ts');
      const missing = await listMissing(parts);
      if (missing.length === 0) return know('stored', missing);
      if (isSaving || !isOnline) return know('missing', missing);
      know('loading', missing);
      await storeParts(missing);
      // The worker stores them right after it has answered.
      return know(navigator.serviceWorker?.controller ? 'stored' : 'fetched', missing);
    };
    look().catch(() => know('missing', parts));
    return () => {
      isGone = true;
    };
  }, [wanted, isOnline, isSaving]);
  const { letters, bytes = 0 } = known?.scripts === wanted ? known : {};
  const missing = isOnline ? 'needsDownload' : 'needsInternet';
  return useMemo(
    () => ({
      state: letters === undefined ? 'unknown' : letters === 'stored' ? 'ready' : missing,
      bytes,
      isMissing: letters === 'missing',
      canDraw: letters === 'stored' || letters === 'fetched',
    }),
    [letters, missing, bytes],
  );
}
