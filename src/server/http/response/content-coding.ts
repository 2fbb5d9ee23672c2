/** How a body travels: our preference first. */
const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((part) => part.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(weight) ? 0 : weight);
  }
  return weights;
}

/**
 * The coding for an Accept-Encoding header: the heaviest that we have, brotli before gzip.
 * Identity is always possible, and taken only where nothing better is wanted.
 */
export function chooseCoding(header: string | undefined, offered: readonly Coding[] = codings): Coding {
  const weights = readWeights(header ?? '');
  const weigh = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const wanted = codings.filter((coding) => coding !== 'identity' && offered.includes(coding));
  const [best] = wanted.filter((coding) => weigh(coding) > 0).sort((a, b) => weigh(b) - weigh(a));
  if (best === undefined) return 'identity';
  return weigh(best) >= (weights.get('identity') ?? 0) ? best : 'identity';
}
