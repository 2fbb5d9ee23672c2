import { useEffect, useState, useSyncExternalStore } from 'react';
import { onReconnect, useOnline } from '#platform/http/online.ts';
import { onReadyCountChange, readReadyCount } from '#device/letters/ready-count.ts';

export interface DueLetters {
  /** How many letters are to be offered now; 0 while there is nothing to say. */
  count: number;
  waveOff: () => void;
}

/**
 * The letters that the reader is told of once: when the network comes back, or when the app starts and some wait
 * from the last time. One that is finished with the network there is offered where it was written.
 */
export function useDueLetters(): DueLetters {
  const online = useOnline();
  const count = useSyncExternalStore(onReadyCountChange, readReadyCount, () => 0);
  const [isDue, setIsDue] = useState(count > 0);
  useEffect(() => onReconnect(() => setIsDue(true)), []);
  return { count: online && isDue ? count : 0, waveOff: () => setIsDue(false) };
}
