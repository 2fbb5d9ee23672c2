import { useEffect } from 'react';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { useOnline } from '#platform/http/online.ts';
import { lazyOfflineLine } from '../lazy-parts.tsx';

/** The offline line, first in the sticky header. */
export function OfflineBar() {
  const isOnline = useOnline();
  // Loaded while there is a network.
  useEffect(() => afterPaint(() => void lazyOfflineLine.preload()), []);
  // The region is there before its text, or screen readers would not announce it.
  return <div role="status">{!isOnline && <lazyOfflineLine.Part />}</div>;
}
