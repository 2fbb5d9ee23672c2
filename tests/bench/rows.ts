/** One measured figure, with the most (or least) that it may be. */
export interface Row {
  what: string;
  measured: number;
  unit: string;
  /** Undefined when nothing is asked of the figure. */
  budget?: { most: number } | { least: number } | undefined;
  /** What else is worth knowing: the range, another form. */
  note?: string;
}

function isWithin({ measured, budget }: Row): boolean | undefined {
  if (budget === undefined) return undefined;
  return 'most' in budget ? measured <= budget.most : measured >= budget.least;
}

const verdicts = new Map<boolean | undefined, string>([
  [true, 'ok'],
  [false, 'OVER'],
  [undefined, ''],
]);

/** Short, with what matters after the point. */
export const toNumber = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 1, useGrouping: true });

function toBudget({ budget, unit }: Row): string {
  if (budget === undefined) return '';
  return 'most' in budget ? `≤ ${toNumber(budget.most)} ${unit}` : `≥ ${toNumber(budget.least)} ${unit}`;
}

/** The rows as an aligned table. */
export function toTable(title: string, rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    `${toNumber(row.measured)} ${row.unit}`.trim(),
    toBudget(row).trim(),
    verdicts.get(isWithin(row)) ?? '',
    row.note ?? '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const pad = (text: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column === 1 || column === 2 ? text.padStart(width) : text.padEnd(width);
  };
  const lines = cells.map((line) => line.map(pad).join('   ').trimEnd());
  return [`\n${title}`, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/** The median. @returns NaN without values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? upper;
  return (lower + upper) / 2;
}

/** The value that a share of all is below. @returns NaN without values */
export function toQuantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
