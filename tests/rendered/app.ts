import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { focusManager } from '@tanstack/react-query';
import { configure } from '@testing-library/dom';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { PropertySymbol, type DetachedWindowAPI, type IFetchInterceptor, type Request } from 'happy-dom';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import type { Session } from '#contract/accounts/auth.ts';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { STARTED_ATTRIBUTE } from '#contract/http/pages.ts';

/**
 * Screens without a browser: the whole app in a window of happy-dom, whose requests reach the run's server. It has no
 * styles, no layout and no worker: what only a browser does is tested in `screens/`, `e2e/` and `sw/`.
 */

export { screen, waitFor, within } from '@testing-library/dom';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/** The run's server. */
export const app = inject('app');

// Generous, for conditions on a busy machine; an error without the whole page.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) => new Error(message ?? 'not found'),
});

/** In place of the server's answer. */
interface Given {
  status?: number;
  /** JSON, unless it is a text. */
  body: unknown;
  headers?: Record<string, string>;
}

/** Answers a request; undefined leaves that to the server, a throw breaks it off. */
type Answer = (request: Request) => Given | undefined | Promise<Given | undefined>;

let answers: Answer[] = [];
let requests: Request[] = [];

/** Answers later requests of a path, before stubs of earlier calls. @returns removes the stub */
export function answer(path: RegExp, give: Answer): () => void {
  const own: Answer = (request) => (path.test(new URL(request.url).pathname) ? give(request) : undefined);
  answers.unshift(own);
  return () => void (answers = answers.filter((other) => other !== own));
}

/** For {@link answer}: no network. */
export function breakOff(): never {
  throw new TypeError('The network is gone.');
}

/** The requests so far, of a method and a path. */
export const requestsOf = (method: string, path: RegExp): Request[] =>
  requests.filter((request) => request.method === method && path.test(new URL(request.url).pathname));

async function findAnswer(request: Request): Promise<Given | undefined> {
  // The caller reads the original body.
  requests.push(request.clone());
  for (const give of answers) {
    const given = await give(request);
    if (given) return given;
  }
  return undefined;
}

const interceptor: IFetchInterceptor = {
  async beforeAsyncRequest({ request, window }) {
    const given = await findAnswer(request);
    if (given === undefined) {
      // Browsers send the length of a form, happy-dom does not: the server would answer 411.
      if (request.body !== null && request[PropertySymbol.contentLength] === null) {
        request[PropertySymbol.contentLength] = (await request.clone().arrayBuffer()).byteLength;
      }
      return undefined;
    }
    const { status = 200, body, headers } = given;
    const [text, type] =
      typeof body === 'string' ? [body, 'text/html'] : [JSON.stringify(body), 'application/json'];
    return new window.Response(text, { status, headers: { 'content-type': type, ...headers } });
  },
};

/** Unexpected messages of the console; tests allow theirs with {@link allowComplaint}. */
let complaints: string[] = [];
let allowed: RegExp[] = [];

export const allowComplaint = (text: RegExp): void => void allowed.push(text);

/** happy-dom does not know the element. */
const unknownElement = /^The tag <%s> is unrecognized in this browser\..* search$/;

function noteComplaint(...parts: unknown[]): void {
  complaints.push(parts.map((part) => (part instanceof Error ? `${part.stack}` : String(part))).join(' '));
}

// happy-dom's `navigator.locks` is null; browsers without Web Locks lack the property.
Reflect.deleteProperty(Navigator.prototype, 'locks');

/** A user who types and presses without delays; there are no styles, so `pointer-events` is not checked. */
export const user: UserEvent = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

/** Stops the page's timers, listeners and channels, which a browser drops with the page. */
let leftovers: (() => void)[] = [];

const starts = { setTimeout, setInterval };

/** Closed with its page: pages that earlier tests left would answer each write of a later page. */
class PageChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    leftovers.push(() => this.close());
  }
}

const ownHistory = {
  pushState: history.pushState.bind(history),
  replaceState: history.replaceState.bind(history),
};

for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      add(type, listener, options);
      leftovers.push(() => target.removeEventListener(type, listener, options));
    },
  );
}

/** Turns of the event loop after which handlers of aborted requests have run. */
const TURNS_OF_QUIET = 5;

async function leavePage(): Promise<void> {
  // Until nothing is begun any more: a repeated request would be stored for the next page.
  for (let quiet = 0; quiet < TURNS_OF_QUIET; quiet++) {
    // A part that arrives later would go on with the page, and be a second copy beside the next page's.
    await vi.dynamicImportSettled();
    // The promise waits for timeouts of requests.
    void window.happyDOM.abort();
    await new Promise((resolve) => starts.setTimeout(resolve));
    if (leftovers.length > 0) quiet = 0;
    for (const end of leftovers) end();
    leftovers = [];
  }
  // The router puts its own in their place.
  Object.assign(history, ownHistory);
  document.body.innerHTML = '';
}

beforeEach(() => {
  for (const [name, start] of Object.entries(starts)) {
    vi.stubGlobal(name, (run: () => void, ms?: number) => {
      const timer = start(run, ms);
      leftovers.push(() => clearTimeout(timer));
      return timer;
    });
  }
  vi.stubGlobal('BroadcastChannel', PageChannel);
  isFirstPage = true;
  answers = [];
  requests = [];
  window.happyDOM.setURL(app.origin);
  window.happyDOM.settings.fetch.interceptor = interceptor;
  complaints = [];
  allowed = [unknownElement];
  vi.spyOn(console, 'error').mockImplementation(noteComplaint);
  vi.spyOn(console, 'warn').mockImplementation(noteComplaint);
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
  // A known visitor: the start page offers nothing.
  localStorage.setItem('isNewUser', 'false');
});

/** Whether the test has not opened a page yet. */
let isFirstPage = true;

/** Opens the next page of the same browser: the app starts again, with the device's storage. */
export async function openPage(path: string): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  await leavePage();
  // The previous test's page may have persisted a late result, up to a second after its end, in this test's storage.
  if (isFirstPage) localStorage.removeItem(ownStorageKeys.queryCache);
  isFirstPage = false;
  vi.resetModules();
  // TanStack Query's focusManager outlives the page, the listener that it added does not.
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus();
    addEventListener('visibilitychange', listener);
    return () => removeEventListener('visibilitychange', listener);
  });
  document.documentElement.removeAttribute(STARTED_ATTRIBUTE);
  window.happyDOM.setURL(`${app.origin}${path}`);
  // `replace` adds no history entry: Back would lead to addresses of earlier tests.
  history.pushState(null, '', path);
  document.body.innerHTML = `<div id="root"></div>${app.settings}`;
  await import('#main.tsx');
  // Dialogs do not wait long for their window, nor links for what the device has; a browser has long had their code.
  await import('#platform/dialogs/dialog-window.ts');
  await import('#routes/held-on-device.ts');
  // Not its mark in the document: a screen that the page before still loads may set that.
  const { whenStarted } = await import('#platform/startup/hydration.ts');
  await whenStarted;
}

afterEach(async () => {
  await leavePage();
  vi.unstubAllGlobals();
  expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
});

/** Signed in on this device, until they sign out. */
export function beSignedIn({ user, token }: Session): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
  localStorage.setItem('IsSignin', 'true');
  // A request of the test before may have ended its session late; a sign-in forgets that.
  localStorage.removeItem(ownStorageKeys.sessionOver);
}
