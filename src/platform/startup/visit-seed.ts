let seed: number | undefined;

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** A random number that stays the same while the page is open. */
export function visitSeed(): number {
  seed ??= newSeed();
  return seed;
}

/** FNV-1a, 32 bits, with a seed. */
export function hashText(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}
