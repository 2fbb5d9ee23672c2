import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
