/**
 * Work that is done one piece at a time.
 * @param maxWaiting more than this many wait for too long
 * @param refuse what the next one is refused with
 */
export function createTurns(maxWaiting: number, refuse: () => Error) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting > maxWaiting) throw refuse();
    waiting += 1;
    const mine = last.then(work).finally(() => (waiting -= 1));
    last = mine.catch(() => undefined);
    return mine;
  };
}
