import { API_HEADER } from '#contract/http/read-headers.ts';
import { SECOND_MS } from '#contract/limits.ts';
import type { Globals } from './bundle-tab.ts';
import type { Device, Tab } from './device.ts';
import { ModelBlob } from './files.ts';
import type { ModelAnswer, ModelRequest, ModelServer } from './server.ts';
import type { World } from './world.ts';

/** A network that loses, cuts, repeats and delays what is sent, and a browser's two ways to send. */

/** What becomes of a request. */
type Fate =
  /** It arrives, and so does its answer. */
  | 'through'
  /** It never arrives. */
  | 'lost'
  /** The connection ends on the way: of a file a part arrives. */
  | 'cut'
  /** It arrives, and its answer does not. */
  | 'unanswered'
  /** No answer comes, and no end of the connection either. */
  | 'silent'
  /** It arrives after its sender has given up. */
  | 'late'
  /** It arrives twice. */
  | 'twice'
  /** Somebody else answers: a hotel, an operator. */
  | 'captive'
  /** The server is in trouble: 502, 503 or 429. */
  | 'troubled';

const fates: readonly Fate[] = [
  'lost',
  'cut',
  'unanswered',
  'silent',
  'late',
  'twice',
  'captive',
  'troubled',
];

interface Wire {
  answer: (answer: Pick<ModelAnswer, 'status'> & { text: string; isMarked: boolean }) => void;
  fail: () => void;
}

const LATENCY_MS = 400;
const LATEST_MS = 300 * SECOND_MS;

export class Network {
  /** How likely a request does not simply get through. */
  faults = 0;
  requests = 0;

  constructor(
    private readonly world: World,
    private readonly server: ModelServer,
  ) {}

  #delay(): number {
    return this.world.random.whole(1, LATENCY_MS);
  }

  send({ device, tab }: Pick<Sender, 'device' | 'tab'>, request: ModelRequest, wire: Wire): void {
    if (tab.isGone) return undefined;
    this.requests += 1;
    const fate = this.world.isDrawn(this.faults) ? this.world.random.pick(fates) : 'through';
    this.world.note(`  ${request.method} ${request.path}: ${device.isOffline ? 'offline' : fate}`);
    const fail = () => void this.world.after(this.#delay(), wire.fail);
    if (device.isOffline || fate === 'lost') return fail();
    switch (fate) {
      case 'through':
        return this.#arrive(request, wire);
      case 'cut':
        this.#arriveInPart(request);
        return fail();
      case 'unanswered':
        this.#arrive(request, null);
        return fail();
      case 'silent':
        if (this.world.isDrawn(0.5)) this.#arrive(request, null);
        return undefined;
      case 'late':
        this.#arrive(request, null, this.world.random.whole(LATENCY_MS, LATEST_MS));
        return this.world.isDrawn(0.5) ? fail() : undefined;
      case 'twice':
        this.#arrive(request, null, this.world.random.whole(1, LATEST_MS));
        return this.#arrive(request, wire);
      case 'captive':
        return this.#answer(wire, { status: 200, text: '<html>Recharge now</html>', isMarked: false });
      case 'troubled': {
        const status = this.world.random.pick([429, 502, 503]);
        return this.#answer(wire, { status, text: '{"success":false,"message":"Later."}', isMarked: true });
      }
    }
  }

  #answer(wire: Wire, answer: Parameters<Wire['answer']>[0]): void {
    this.world.after(this.#delay(), () => wire.answer(answer));
  }

  /** @param wire null: nobody hears the answer */
  #arrive(request: ModelRequest, wire: Wire | null, delay = this.#delay()): void {
    const { server, world } = this;
    world.after(delay, () => {
      if (server.isDown) return wire && void world.after(this.#delay(), wire.fail);
      const { start } = server;
      const { status, body } = server.handle(request);
      world.note(`  the server answers ${request.method} with ${status}`);
      if (wire === null) return undefined;
      return void world.after(this.#delay(), () => {
        // Killed after the commit: the connection ends without an answer.
        if (server.start !== start) wire.fail();
        else wire.answer({ status, text: JSON.stringify(body), isMarked: true });
      });
    });
  }

  #arriveInPart(request: ModelRequest): void {
    const { body } = request;
    // Of a form or JSON nothing is read before all is there.
    if (!(body instanceof ModelBlob)) return;
    const part = { ...request, body: body.slice(0, this.world.random.whole(1, body.size)) };
    this.#arrive(part, null, this.world.isDrawn(0.5) ? this.#delay() : this.world.random.whole(1, LATEST_MS));
  }
}

type HeaderValues = Readonly<Record<string, string>>;

const toRequest = (method: string, url: string, headers: HeadersInit, body: unknown): ModelRequest => {
  const lower: HeaderValues = Object.fromEntries(new Headers(headers));
  const token = lower['authorization']?.replace(/^Bearer /, '');
  return { method, path: url, token, headers: lower, body };
};

interface ModelSignal {
  aborted: boolean;
  reason: DOMException | undefined;
  addEventListener: (type: string, listener: () => void) => void;
}

interface Sender {
  world: World;
  tab: Tab;
  device: Device;
  network: Network;
}

const createAbortSignal = ({ world, tab }: Sender) => ({
  timeout(ms: number): ModelSignal {
    const listeners: (() => void)[] = [];
    const signal: ModelSignal = {
      aborted: false,
      reason: undefined,
      addEventListener: (_type, listener) => void listeners.push(listener),
    };
    const abort = () => {
      signal.aborted = true;
      signal.reason = new DOMException('no answer in time', 'TimeoutError');
      for (const listener of listeners) listener();
    };
    world.after(ms, abort, tab);
    return signal;
  },
});

interface Init {
  method?: string;
  headers?: HeadersInit;
  body?: unknown;
  signal?: ModelSignal;
}

const createFetch =
  ({ world, tab, device, network }: Sender) =>
  (url: string, { method = 'GET', headers = {}, body, signal }: Init = {}) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const inTab = (run: () => void) => void world.after(0, run, tab);
      network.send({ device, tab }, toRequest(method, url, headers, body), {
        fail: () => inTab(() => reject(new TypeError('Failed to fetch'))),
        answer: ({ status, text, isMarked }) =>
          inTab(() =>
            resolve({
              status,
              ok: status >= 200 && status < 300,
              headers: { get: () => null, has: (name: string) => isMarked && name === API_HEADER },
              text: async () => text,
            }),
          ),
      });
    });

type Listener = () => void;

const createXhr = ({ world, tab, device, network }: Sender) =>
  class {
    status = 0;
    responseText = '';
    readonly upload = { addEventListener: () => undefined };
    #isMarked = false;
    #isOver = false;
    #method = '';
    #url = '';
    readonly #headers: Record<string, string> = {};
    readonly #listeners = new Map<string, Listener[]>();

    open(method: string, url: string): void {
      [this.#method, this.#url] = [method, url];
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    getAllResponseHeaders(): string {
      return this.#isMarked ? `${API_HEADER.toLowerCase()}: 1\r\n` : '';
    }
    addEventListener(type: string, listener: Listener): void {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
    }
    abort(): void {
      this.#end('abort');
    }
    #end(type: string): void {
      if (this.#isOver) return;
      this.#isOver = true;
      for (const name of [type, 'loadend'])
        for (const listener of this.#listeners.get(name) ?? []) listener();
    }
    send(body: unknown): void {
      const inTab = (run: () => void) => void world.after(0, run, tab);
      network.send({ device, tab }, toRequest(this.#method, this.#url, this.#headers, body), {
        fail: () => inTab(() => this.#end('error')),
        answer: ({ status, text, isMarked }) =>
          inTab(() => {
            if (this.#isOver) return;
            [this.status, this.responseText, this.#isMarked] = [status, text, isMarked];
            this.#end('load');
          }),
      });
    }
  };

/** A tab's ways to the server. */
export const createRequests = (sender: Sender): Globals => ({
  AbortSignal: createAbortSignal(sender),
  fetch: createFetch(sender),
  XMLHttpRequest: createXhr(sender),
});
