import { useEffect } from 'react';
import { afterPaint } from '#platform/startup/after-paint.ts';
import { useOnline } from '#platform/http/online.ts';
import { lateOfflineLine } from '../late-parts.tsx';

/** The quiet line of the offline state, first in the sticky header. Nothing moves under the reader's finger. */
export function OfflineBar() {
  const isOnline = useOnline();
  // Loaded while there is a network to load it over.
  useEffect(() => afterPaint(() => void lateOfflineLine.preload()), []);
  // The region is there before its text, or screen readers would not announce it.
  return <div role="status">{!isOnline && <lateOfflineLine.Part />}</div>;
}
