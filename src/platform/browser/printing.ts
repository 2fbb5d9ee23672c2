import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True where the page can be printed; browsers inside other apps often cannot. */
export const canPrint = (): boolean => typeof globalThis.print === 'function';

/**
 * True while the page is being printed, however that was asked for. What it shows is rendered before the browser lays
 * out the paper, which waits for nothing else.
 */
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
