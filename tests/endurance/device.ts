import { APPLICATION_CV_VERSION, DATABASE, stores } from '#contract/device/stores.ts';
import { MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import type { Apps, Globals } from './bundle-tab.ts';
import { Disk } from './disk.ts';
import { ModelBlob, ModelForm } from './files.ts';
import { createRequests, type Network } from './network.ts';
import type { Owner, World } from './world.ts';

/** A phone: its storage, the tabs that are open on it, and the worker, which Background Sync wakes. */

/** The names under which the app finds what {@link createGlobals} makes. */
export const globalNames = [
  'AbortSignal',
  'addEventListener',
  'Blob',
  'BroadcastChannel',
  'caches',
  'clearTimeout',
  'console',
  'crypto',
  'Date',
  'document',
  'fetch',
  'FormData',
  'IDBKeyRange',
  'indexedDB',
  'localStorage',
  'location',
  'navigator',
  'removeEventListener',
  'sessionStorage',
  'setTimeout',
  'XMLHttpRequest',
] as const;

type Listener = (event: object) => void;

interface Channel {
  tab: Tab;
  name: string;
  hear: (data: unknown) => void;
}

interface Waiting {
  tab: Tab;
  begin: () => void;
}

type App = ReturnType<Apps['openTab']>;

/** What the browser has promised to wake the worker for. */
interface Promised {
  failures: number;
  isUnderWay: boolean;
}

/** As Chromium does: three attempts, each later. */
const MOST_FAILURES = 3;
const RETRY_MS = 5 * MINUTE_MS;

/** A tab, until it is closed or killed. What its code still does at that moment reaches nothing. */
export class Tab implements Owner {
  isGone = false;
  readonly listeners = new Map<string, Set<Listener>>();
  app!: App;

  dispatch(type: string, event: object): void {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }
}

/** The CVs of the device: one is sent with its form, one has to be uploaded. */
export const cvSizes = { small: 2000, large: 150_000 } as const;
export const cvIds = Object.keys(cvSizes);

const toCv = (id: string, size: number) => {
  const bytes = new ArrayBuffer(size);
  return {
    version: APPLICATION_CV_VERSION,
    id,
    name: `${id}.pdf`,
    type: 'pdf',
    addedAt: 1,
    file: { type: 'application/pdf', size, bytes },
  };
};
const sampleCvs = new Map(Object.entries(cvSizes).map(([id, size]) => [id, toCv(id, size)]));

export class Device {
  isOffline = false;
  readonly disk: Disk;
  tabs: Tab[] = [];
  readonly texts = new Map<string, string>();
  readonly #locks = new Map<string, Waiting[]>();
  readonly #channels = new Set<Channel>();
  readonly #promised = new Map<string, Promised>();
  #worker: { tab: Tab; answer: ReturnType<Apps['openWorker']>['answerSync'] } | undefined;

  constructor(
    readonly world: World,
    private readonly network: Network,
    private readonly apps: Apps,
  ) {
    this.disk = new Disk(world);
    this.disk.store(stores.applicationCvs, new Map(sampleCvs));
  }

  openTab(): Tab {
    const tab = new Tab();
    this.tabs.push(tab);
    tab.app = this.apps.openTab(this.#createGlobals(tab));
    tab.app.startTab();
    return tab;
  }

  /** Closes a tab wherever it is, as when the phone needs its memory. */
  kill(tab: Tab): void {
    tab.isGone = true;
    this.tabs = this.tabs.filter((other) => other !== tab);
    this.disk.drop(tab);
    for (const channel of this.#channels) if (channel.tab === tab) this.#channels.delete(channel);
    for (const [name, line] of this.#locks) {
      const [holder] = line;
      const left = line.filter((one) => one.tab !== tab);
      this.#locks.set(name, left);
      if (holder?.tab === tab) left[0]?.begin();
    }
  }

  /** Ends the worker, which the browser starts again for what it has promised. */
  killWorker(): void {
    if (this.#worker === undefined) return;
    this.kill(this.#worker.tab);
    this.#worker = undefined;
    for (const [tag, promised] of this.#promised) if (promised.isUnderWay) this.#failed(tag, promised);
  }

  #startWorker() {
    const tab = new Tab();
    const globals = this.#createGlobals(tab);
    const ofPages = { document: undefined, localStorage: undefined, XMLHttpRequest: undefined };
    const worker = this.apps.openWorker({
      ...globals,
      ...ofPages,
      location: new URL('https://kaj.example/sw.js'),
    });
    worker.prepareDelivery();
    return { tab, answer: worker.answerSync };
  }

  #register(tab: Tab, tag: string): void {
    if (tab.isGone) return;
    this.#promised.set(tag, { failures: 0, isUnderWay: false });
    this.#wakeIn(this.world.random.whole(0, SECOND_MS), tag);
  }

  #wakeIn(ms: number, tag: string): void {
    this.world.after(ms, () => this.#wake(tag));
  }

  #wake(tag: string): void {
    const promised = this.#promised.get(tag);
    if (this.isOffline || promised === undefined || promised.isUnderWay) return;
    promised.isUnderWay = true;
    this.world.note(`the worker is woken for ${tag}`);
    this.#worker ??= this.#startWorker();
    const { tab, answer } = this.#worker;
    const settle = (isDone: boolean) => {
      if (tab.isGone) return;
      this.world.note(`the worker is done with ${tag}: ${isDone ? 'sent' : 'not sent'}`);
      // A page may have asked again meanwhile.
      if (this.#promised.get(tag) !== promised) return;
      if (isDone) this.#promised.delete(tag);
      else this.#failed(tag, promised);
    };
    const waitUntil = (work: Promise<unknown>) =>
      void work.then(
        () => settle(true),
        () => settle(false),
      );
    answer(Object.assign(new Event('sync'), { tag, waitUntil }));
  }

  #failed(tag: string, promised: Promised): void {
    promised.isUnderWay = false;
    promised.failures += 1;
    if (promised.failures === MOST_FAILURES) this.#promised.delete(tag);
    else this.#wakeIn(RETRY_MS * 3 ** promised.failures, tag);
  }

  setOffline(isOffline: boolean): void {
    if (this.isOffline === isOffline) return;
    this.isOffline = isOffline;
    for (const tab of this.tabs) {
      this.world.after(0, () => tab.dispatch(isOffline ? 'offline' : 'online', {}), tab);
    }
    for (const tag of this.#promised.keys()) this.#wakeIn(this.world.random.whole(0, SECOND_MS), tag);
  }

  /** The browser removes what localStorage has, the session included. */
  evictTexts(): void {
    this.texts.clear();
  }

  #request<T>(tab: Tab, name: string, work: () => Promise<T>): Promise<T> {
    if (tab.isGone) return new Promise(() => undefined);
    const line = this.#locks.get(name) ?? [];
    this.#locks.set(name, line);
    return new Promise((resolve, reject) => {
      const release = () => {
        const now = this.#locks.get(name) ?? [];
        now.shift();
        now[0]?.begin();
      };
      const run = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
        if (!tab.isGone) release();
      };
      const waiting = { tab, begin: () => void this.world.after(0, () => void run(), tab) };
      line.push(waiting);
      if (line.length === 1) waiting.begin();
    });
  }

  #write(tab: Tab, key: string, value: string | null): void {
    if (tab.isGone || (this.texts.get(key) ?? null) === value) return;
    if (value === null) this.texts.delete(key);
    else this.texts.set(key, value);
    for (const other of this.tabs) {
      if (other === tab) continue;
      const tell = () => other.dispatch('storage', { key, newValue: value });
      this.world.after(this.world.random.whole(0, 5), tell, other);
    }
  }

  #createChannel(tab: Tab) {
    const { world } = this;
    const channels = this.#channels;
    return class {
      readonly #own: Channel;
      constructor(name: string) {
        this.#own = { tab, name, hear: () => undefined };
        channels.add(this.#own);
      }
      addEventListener(_type: string, listener: Listener): void {
        this.#own.hear = (data) => listener({ data });
      }
      postMessage(data: unknown): void {
        if (tab.isGone) return;
        for (const other of channels) {
          if (other === this.#own || other.name !== this.#own.name) continue;
          world.after(world.random.whole(0, 5), () => other.hear(data), other.tab);
        }
      }
    };
  }

  #createClock(tab: Tab) {
    const { world } = this;
    return {
      setTimeout: (run: () => void, ms = 0) => world.after(ms, run, tab),
      clearTimeout: (cancel: unknown) => typeof cancel === 'function' && void cancel(),
      Date: class extends Date {
        static override now(): number {
          return world.now;
        }
      },
    };
  }

  #createGlobals(tab: Tab): Globals {
    const { world } = this;
    const listen = (type: string, listener: Listener) => {
      tab.listeners.set(type, (tab.listeners.get(type) ?? new Set()).add(listener));
    };
    const isOnline = () => !this.isOffline;
    return {
      ...this.#createClock(tab),
      ...createRequests({ world, tab, device: this, network: this.network }),
      addEventListener: listen,
      removeEventListener: (type: string, listener: Listener) => tab.listeners.get(type)?.delete(listener),
      Blob: ModelBlob,
      BroadcastChannel: this.#createChannel(tab),
      caches: undefined,
      console: { info: (...parts: unknown[]) => world.note(`  ${parts.join(' ')}`) },
      crypto: {
        getRandomValues: (bytes: Uint8Array) =>
          bytes.map((_none, at) => (bytes[at] = world.random.whole(0, 255))),
      },
      document: { hidden: false, addEventListener: () => undefined, getElementById: () => null },
      FormData: ModelForm,
      IDBKeyRange: { bound: () => DATABASE },
      indexedDB: this.disk.openFor(tab),
      localStorage: {
        getItem: (key: string) => this.texts.get(key) ?? null,
        setItem: (key: string, value: string) => this.#write(tab, key, value),
        removeItem: (key: string) => this.#write(tab, key, null),
      },
      location: new URL('https://kaj.example/jobPage'),
      navigator: {
        get onLine() {
          return isOnline();
        },
        serviceWorker: {
          ready: Promise.resolve({ sync: { register: async (tag: string) => this.#register(tab, tag) } }),
        },
        locks: { request: <T>(name: string, work: () => Promise<T>) => this.#request(tab, name, work) },
      },
      sessionStorage: undefined,
    };
  }
}
