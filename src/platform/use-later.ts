import { startTransition, useEffect, useState } from 'react';
import type { Observable } from './observable.ts';

/**
 * The value of something that is watched, followed without hurry: what hangs on it is rendered piece by piece,
 * so that no finger waits for it. `useSyncExternalStore` would render it all at once.
 */
export function useLater<T extends object | boolean>({ get, subscribe }: Observable<T>): T {
  const [value, setValue] = useState(get);
  useEffect(() => {
    const follow = (): void => startTransition(() => setValue(get));
    // It may have changed before this listened.
    follow();
    return subscribe(follow);
  }, [get, subscribe]);
  return value;
}
