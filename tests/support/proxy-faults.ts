import { createGate } from './gate.ts';

/** What a test has done to answers and requests whose path and query match, until it takes it back. */
export interface Faults {
  /** The connection breaks after so many bytes of an answer. @returns stops that */
  cut: (path: RegExp, afterBytes: number) => () => void;
  /**
   * The connection breaks after so many bytes of a request's body, which arrive; so many times at most. @returns stops
   * that
   */
  cutRequest: (path: RegExp, afterBytes: number, times?: number) => () => void;
  /** One byte of an answer is another one, the rest of it and its headers as they were. @returns stops that */
  corrupt: (path: RegExp, atByte: number) => () => void;
  /** Hides the requested range from the server, which sends the whole file. @returns stops that */
  ignoreRange: (path: RegExp) => () => void;
  /** Answers lack these headers; names in small letters. @returns stops that */
  hideHeaders: (path: RegExp, names: readonly string[]) => () => void;
  /** Answers wait. @returns lets them go, and those to come */
  hold: (path: RegExp) => () => void;
  /** So many bytes of answers, all counted together, go through, and the rest waits. @returns lets it go */
  stall: (path: RegExp, afterBytes: number) => () => void;
}

interface Rule {
  path: RegExp;
}

interface Stall extends Rule {
  /** Bytes that still go through. */
  left: number;
  released: Promise<unknown>;
}

/** Rules of one kind, in the order they were made. */
class Rules<R extends Rule> {
  readonly #rules = new Set<R>();

  add(rule: R): () => void {
    this.#rules.add(rule);
    return () => void this.#rules.delete(rule);
  }

  of(path: string): R[] {
    return [...this.#rules].filter((rule) => rule.path.test(path));
  }
}

const rangeHeaders = ['range', 'if-range'];

/** @param add makes a rule whose answers wait for `released`. @returns takes it back, and lets them go */
function untilLetGo(add: (released: Promise<void>) => () => void): () => void {
  const { opened, open } = createGate();
  const remove = add(opened);
  return () => {
    remove();
    open();
  };
}

/** Once bytes have had to wait, all that come after them wait as well. */
function isThrough(stall: Stall, bytes: number): boolean {
  const fits = bytes <= stall.left;
  stall.left = fits ? stall.left - bytes : 0;
  return fits;
}

/** The faults of one proxy: what tests set, and what the proxy asks. */
export function createFaults() {
  const cuts = new Rules<Rule & { afterBytes: number }>();
  const requestCuts = new Rules<Rule & { afterBytes: number; left: number }>();
  const corruptions = new Rules<Rule & { atByte: number }>();
  const ignoredRanges = new Rules<Rule>();
  const hidden = new Rules<Rule & { names: readonly string[] }>();
  const holds = new Rules<Rule & { released: Promise<unknown> }>();
  const stalls = new Rules<Stall>();

  const faults: Faults = {
    cut: (path, afterBytes) => cuts.add({ path, afterBytes }),
    cutRequest: (path, afterBytes, times = Infinity) => requestCuts.add({ path, afterBytes, left: times }),
    corrupt: (path, atByte) => corruptions.add({ path, atByte }),
    ignoreRange: (path) => ignoredRanges.add({ path }),
    hideHeaders: (path, names) => hidden.add({ path, names }),
    hold: (path) => untilLetGo((released) => holds.add({ path, released })),
    stall: (path, afterBytes) => untilLetGo((released) => stalls.add({ path, left: afterBytes, released })),
  };

  return {
    faults,
    /** How many bytes of an answer go through; all of them without a cut. */
    bytesUntilCut: (path: string): number => Math.min(...cuts.of(path).map(({ afterBytes }) => afterBytes)),
    /** How many bytes of a request's body go through; all of them without a cut. */
    bytesUntilRequestCut: (path: string): number =>
      Math.min(...requestCuts.of(path).flatMap((cut) => (cut.left > 0 ? cut.afterBytes : []))),
    noteRequestCut(path: string): void {
      for (const cut of requestCuts.of(path)) cut.left -= 1;
    },
    /** A piece of an answer as it arrives. @param at where in the body it begins */
    spoil(path: string, piece: Buffer, at: number): Buffer {
      const places = corruptions.of(path).map(({ atByte }) => atByte - at);
      const inside = places.filter((place) => place >= 0 && place < piece.length);
      const spoiled = inside.length === 0 ? piece : Buffer.from(piece);
      for (const place of inside) spoiled[place] = (spoiled[place] ?? 0) ^ 0xff;
      return spoiled;
    },
    /** Names of the headers that a request loses on its way. */
    lostByRequest: (path: string): readonly string[] =>
      ignoredRanges.of(path).length > 0 ? rangeHeaders : [],
    /** Names of the headers that an answer loses on its way. */
    lostByAnswer: (path: string): readonly string[] => hidden.of(path).flatMap(({ names }) => names),
    untilReleased: (path: string): Promise<unknown> =>
      Promise.all(holds.of(path).map(({ released }) => released)),
    /** @param bytes of the next piece of an answer */
    untilThrough: (path: string, bytes: number): Promise<unknown> =>
      Promise.all(stalls.of(path).map((stall) => isThrough(stall, bytes) || stall.released)),
  };
}
