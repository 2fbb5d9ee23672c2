const MOST_IN_A_ROW = 3;

/**
 * Moves jobs so that at most three of one company follow each other, as long as there are others. The rest stays in its
 * order.
 */
export function limitRuns<R extends { companyId: string }>(rows: readonly R[]): R[] {
  const waiting = [...rows];
  const placed: R[] = [];
  while (waiting.length > 0) {
    const last = placed.slice(-MOST_IN_A_ROW);
    const isFull = last.length === MOST_IN_A_ROW && last.every((row) => row.companyId === last[0]?.companyId);
    const next = isFull ? waiting.findIndex((row) => row.companyId !== last[0]?.companyId) : 0;
    placed.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return placed;
}
