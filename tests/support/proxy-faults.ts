import { createGate } from './gate.ts';

/** What a test has done to answers and requests whose path and query match, until it takes it back. */
export interface Faults {
  /** The connection breaks after so many bytes of an answer. @returns stops that */
  cut: (path: RegExp, afterBytes: number) => () => void;
  /** The connection breaks after so many bytes of a request's body, which arrive. @returns stops that */
  cutRequest: (path: RegExp, afterBytes: number) => () => void;
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
  const requestCuts = new Rules<Rule & { afterBytes: number }>();
  const hidden = new Rules<Rule & { names: readonly string[] }>();
  const holds = new Rules<Rule & { released: Promise<unknown> }>();
  const stalls = new Rules<Stall>();

  const faults: Faults = {
    cut: (path, afterBytes) => cuts.add({ path, afterBytes }),
    cutRequest: (path, afterBytes) => requestCuts.add({ path, afterBytes }),
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
      Math.min(...requestCuts.of(path).map(({ afterBytes }) => afterBytes)),
    /** Names of the headers that an answer loses on its way. */
    lostByAnswer: (path: string): readonly string[] => hidden.of(path).flatMap(({ names }) => names),
    untilReleased: (path: string): Promise<unknown> =>
      Promise.all(holds.of(path).map(({ released }) => released)),
    /** @param bytes of the next piece of an answer */
    untilThrough: (path: string, bytes: number): Promise<unknown> =>
      Promise.all(stalls.of(path).map((stall) => isThrough(stall, bytes) || stall.released)),
  };
}
