const CONTEXT_WORDS = 5;

function countShared(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((word, place) => word !== other[place]);
  return differing === -1 ? one.length : differing;
}

function cut(words: readonly string[], from: number, to: number): string {
  const before = from > 0 ? ['…'] : [];
  const after = to < words.length ? ['…'] : [];
  return [...before, ...words.slice(from, to), ...after].join(' ');
}

/** The differing part of two long texts, with some words of context. */
export function toExcerpts(before: string, after: string): [before: string, after: string] {
  const [one, other] = [before, after].map((text) => text.split(/\s+/).filter(Boolean));
  const [a, b] = [one ?? [], other ?? []];
  const head = countShared(a, b);
  const rest = [a.slice(head).toReversed(), b.slice(head).toReversed()] as const;
  const tail = countShared(...rest);
  const from = Math.max(0, head - CONTEXT_WORDS);
  const toEnd = (words: readonly string[]) => Math.min(words.length, words.length - tail + CONTEXT_WORDS);
  return [cut(a, from, toEnd(a)), cut(b, from, toEnd(b))];
}
