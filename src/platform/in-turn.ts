/** Runs in one tab at a time, where the browser has Web Locks. @param name of the lock */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`kaj-${name}`, work) : work();
