import { createRandom, type Random } from '#server/sample/synthetic/random.ts';

/** Whose events these are; once it is gone, none of them happens. */
export interface Owner {
  isGone: boolean;
}

interface Happening {
  at: number;
  /** Decides between events of one moment. */
  order: number;
  owner: Owner | null;
  run: () => void;
}

const isBefore = (one: Happening, other: Happening): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A binary heap. */
class Agenda {
  readonly #heap: Happening[] = [];

  get size(): number {
    return this.#heap.length;
  }

  first(): Happening | undefined {
    return this.#heap[0];
  }

  add(added: Happening): void {
    const heap = this.#heap;
    let at = heap.push(added) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(added, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = added;
  }

  take(): Happening | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let at = 0;
    for (let below = 1; below < heap.length; below = 2 * at + 1) {
      const [left, right] = [heap[below], heap[below + 1]];
      const isRight = left !== undefined && right !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (child === undefined || !isBefore(child, last)) break;
      heap[at] = child;
      at = isRight ? below + 1 : below;
    }
    heap[at] = last;
    return first;
  }
}

/** All microtasks run before this resolves. */
const drain = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A clock, and what will happen; the order of what happens at one moment is drawn. */
export class World {
  readonly random: Random;
  now = Date.parse('2026-11-26T06:00:00Z');
  /** For a reader of a failure. */
  readonly log: string[] = [];
  #agenda = new Agenda();

  constructor(seed: number) {
    this.random = createRandom(seed);
  }

  note(text: string): void {
    this.log.push(`${new Date(this.now).toISOString().slice(11, 23)} ${text}`);
  }

  /** @returns takes it back */
  after(ms: number, run: () => void, owner: Owner | null = null): () => void {
    const happening: Happening = { at: this.now + ms, order: this.random.next(), owner, run };
    this.#agenda.add(happening);
    return () => {
      happening.run = () => undefined;
    };
  }

  /** True with this likelihood. */
  isDrawn(likelihood: number): boolean {
    return this.random.next() < likelihood;
  }

  /** Lets so many events happen. @returns how many did */
  async runSome(count: number, until = Infinity): Promise<number> {
    // What was just begun comes first.
    await drain();
    for (let done = 0; done < count;) {
      const next = this.#agenda.first();
      if (next === undefined || next.at > until) return done;
      this.#agenda.take();
      this.now = Math.max(this.now, next.at);
      if (next.owner?.isGone === true) continue;
      next.run();
      await drain();
      done += 1;
    }
    return count;
  }

  async runFor(ms: number): Promise<void> {
    const until = this.now + ms;
    await this.runSome(Infinity, until);
    this.now = until;
  }

  /** Until nothing happens any more. @throws where something always does */
  async runOut(mostMs: number): Promise<void> {
    await this.runSome(Infinity, this.now + mostMs);
    if (this.#agenda.size > 0) throw new Error('It never ends.');
  }
}
