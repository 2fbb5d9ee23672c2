/** One tab at a time, where the browser can tell. @param name of what is shared */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`kaj-${name}`, work) : work();
