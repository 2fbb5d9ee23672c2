let seed: number | undefined;

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** One random number a visit: what is shuffled with it stays as it is while the page is open. */
export function visitSeed(): number {
  seed ??= newSeed();
  return seed;
}

/** A number from a text and a seed, the same each time (FNV-1a, 32 bits). */
export function hashText(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  // A last mixing round: neighbouring ids must not stay neighbours.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}
