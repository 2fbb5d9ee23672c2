import type { Owner, World } from './world.ts';

/**
 * The database of a device, as IndexedDB has it: transactions of a store one after the other, all or nothing, of which
 * a killed tab leaves nothing.
 */

type Listener = ((event: unknown) => void) | null;

class ModelRequest {
  result: unknown = undefined;
  error: DOMException | null = null;
  onsuccess: Listener = null;
  onerror: Listener = null;
  onupgradeneeded: Listener = null;
  readonly #listeners = new Map<string, ((event: unknown) => void)[]>();

  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  succeed(result: unknown): void {
    this.result = result;
    this.onsuccess?.({ target: this });
    for (const listener of this.#listeners.get('success') ?? []) listener({ target: this });
  }

  fail(error: DOMException): void {
    this.error = error;
    this.onerror?.({ target: this });
  }
}

type Rows = Map<IDBValidKey, unknown>;

/** A store as a transaction sees it. */
class ModelStore {
  readonly #ask: (work: (rows: Rows) => unknown, isWrite?: boolean) => ModelRequest;

  constructor(
    readonly transaction: ModelTransaction,
    ask: (work: (rows: Rows) => unknown, isWrite?: boolean) => ModelRequest,
  ) {
    this.#ask = ask;
  }

  get(key: IDBValidKey): ModelRequest {
    return this.#ask((rows) => rows.get(key));
  }
  getAll(): ModelRequest {
    return this.#ask((rows) => [...rows.values()]);
  }
  getAllKeys(): ModelRequest {
    return this.#ask((rows) => [...rows.keys()]);
  }
  put(value: unknown, key: IDBValidKey): ModelRequest {
    return this.#ask((rows) => void rows.set(key, value), true);
  }
  /** A range, of the drafts of an account, has nothing in it here. */
  delete(key: IDBValidKey): ModelRequest {
    return this.#ask((rows) => void rows.delete(key));
  }
  clear(): ModelRequest {
    return this.#ask((rows) => rows.clear());
  }
}

/** A step of the disk takes a moment, in which other tabs may do something. */
const STEP_MS = 2;

class ModelTransaction {
  oncomplete: Listener = null;
  onabort: Listener = null;
  onerror: Listener = null;
  error: DOMException | null = null;
  state: 'waiting' | 'open' | 'ended' = 'waiting';
  readonly #waiting: (() => void)[] = [];
  readonly #rows: Rows = new Map();
  #pending = 0;

  constructor(
    readonly disk: Disk,
    readonly name: string,
    readonly owner: Owner,
  ) {}

  objectStore(): ModelStore {
    return new ModelStore(this, (work, isWrite) => this.#ask(work, isWrite));
  }

  commit(): void {
    // It commits by itself once nothing is asked any more.
  }

  abort(error: DOMException | null = null): void {
    if (this.state === 'ended') return;
    this.state = 'ended';
    this.error = error;
    this.disk.leave(this);
    if (!this.owner.isGone) this.onabort?.({ target: this });
  }

  begin(): void {
    this.state = 'open';
    for (const [key, value] of this.disk.rowsOf(this.name)) this.#rows.set(key, value);
    for (const ask of this.#waiting) ask();
    this.#endWhenIdle();
  }

  #ask(work: (rows: Rows) => unknown, isWrite = false): ModelRequest {
    if (this.state === 'ended') throw new DOMException('ended', 'TransactionInactiveError');
    const request = new ModelRequest();
    this.#pending += 1;
    const ask = () => this.#later(() => this.#answer(request, work, isWrite));
    if (this.state === 'open') ask();
    else this.#waiting.push(ask);
    return request;
  }

  #answer(request: ModelRequest, work: (rows: Rows) => unknown, isWrite: boolean): void {
    if (this.state === 'ended') return;
    this.#pending -= 1;
    if (isWrite && this.disk.isFull) {
      const full = new DOMException('full', 'QuotaExceededError');
      request.fail(full);
      this.abort(full);
      return;
    }
    request.succeed(work(this.#rows));
    this.#endWhenIdle();
  }

  #endWhenIdle(): void {
    // What this answer leads to has asked by then.
    this.#later(() => {
      if (this.#pending > 0 || this.state === 'ended') return;
      this.state = 'ended';
      this.disk.store(this.name, this.#rows);
      this.disk.leave(this);
      // A tab that is killed here has stored it without hearing of it.
      this.#later(() => this.oncomplete?.({ target: this }));
    });
  }

  #later(run: () => void): void {
    const { world } = this.disk;
    world.after(world.random.whole(0, STEP_MS), run, this.owner);
  }
}

export class Disk {
  isFull = false;
  readonly #stores = new Map<string, Rows>();
  readonly #lines = new Map<string, ModelTransaction[]>();

  constructor(readonly world: World) {}

  rowsOf(name: string): Rows {
    return this.#stores.get(name) ?? new Map();
  }

  store(name: string, rows: Rows): void {
    this.#stores.set(name, rows);
  }

  #lineOf(name: string): ModelTransaction[] {
    const line = this.#lines.get(name) ?? [];
    this.#lines.set(name, line);
    return line;
  }

  #enter(transaction: ModelTransaction): void {
    if (transaction.owner.isGone) return;
    const line = this.#lineOf(transaction.name);
    line.push(transaction);
    // Its maker first asks.
    if (line.length === 1) this.#beginNext(transaction.name);
  }

  #beginNext(name: string): void {
    const [next] = this.#lineOf(name);
    this.world.after(0, () => next?.state === 'waiting' && next.begin(), next?.owner ?? null);
  }

  leave(transaction: ModelTransaction): void {
    const line = this.#lineOf(transaction.name);
    const wasFirst = line[0] === transaction;
    line.splice(line.indexOf(transaction), 1);
    if (wasFirst) this.#beginNext(transaction.name);
  }

  /** The tab is gone: what it had not committed is as if it had never been. */
  drop(owner: Owner): void {
    for (const line of this.#lines.values()) {
      for (const transaction of line.filter((one) => one.owner === owner)) {
        transaction.abort();
      }
    }
  }

  /** `indexedDB` of a tab. */
  openFor(owner: Owner) {
    const database = {
      addEventListener: () => undefined,
      transaction: (name: string) => {
        const transaction = new ModelTransaction(this, name, owner);
        this.#enter(transaction);
        return transaction;
      },
    };
    return {
      databases: async () => [],
      open: () => {
        const request = new ModelRequest();
        this.world.after(this.world.random.whole(0, STEP_MS), () => request.succeed(database), owner);
        return request;
      },
    };
  }
}
