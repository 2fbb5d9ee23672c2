/** Words before the amount, the amount, words behind it. */
export type Pay = readonly [before: string, amount: string, behind: string];

/** A pay whose amount stands out from the period that it is for. Neither breaks while there is room for it in a line. */
export function PayPhrase({ pay: [before, amount, behind] }: { pay: Pay }) {
  const period = 'inline-block text-sm font-normal text-muted';
  return (
    <>
      {before && <span className={period}>{before}</span>} <span className="inline-block">{amount}</span>{' '}
      {behind && <span className={period}>{behind}</span>}
    </>
  );
}
