export interface Random {
  next: () => number;
  whole: (min: number, max: number) => number;
  pick: <T>(items: readonly T[]) => T;
  some: <T>(items: readonly T[], count: number) => T[];
}

/** The generator "mulberry32". */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  const some = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const [taken] = rest.splice(whole(0, rest.length - 1), 1);
      if (taken === undefined) throw new RangeError('Nothing left to pick.');
      return taken;
    });
  };
  return { next, whole, pick, some };
}
