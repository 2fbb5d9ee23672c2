/** Words before the amount, the amount, words behind it. */
export type Pay = readonly [before: string, amount: string, behind: string];

/** A pay with its amount emphasised over its period. Neither wraps while it fits into a line. */
export function PayPhrase({ pay: [before, amount, behind] }: { pay: Pay }) {
  const period = 'inline-block text-sm font-normal text-muted';
  return (
    <>
      {before && <span className={period}>{before}</span>} <span className="inline-block">{amount}</span>{' '}
      {behind && <span className={period}>{behind}</span>}
    </>
  );
}
