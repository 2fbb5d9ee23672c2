import * as v from 'valibot';
import { alertOutbox } from '#api/alerts.ts';
import { applicationOutbox } from '#api/applications/application-outbox.ts';
import { reportOutbox } from '#api/report-outbox.ts';
import { deliveries, readStoredLanguages, type Delivery } from '#contract/device/worker.ts';
import { apiPaths } from '#contract/http/paths.ts';
import {
  followMirroredSession,
  readMirroredSession,
  removeMirroredSession,
} from '#device/account/session-mirror.ts';
import { callApi } from '#platform/http/call-api.ts';
import { overNetwork, setTransport } from '#platform/http/http.ts';
import { isRefusal } from '#platform/http/outbox.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { readSession } from '#platform/session/session.ts';
import { setSender } from './stand-ins.ts';

/** Sends what pages have left, with the outboxes of the pages: their locks and keys make each item count once. */

const outboxes = { applications: applicationOutbox, reports: reportOutbox, alerts: alertOutbox };

/** Reads the session again: a page may have signed out. */
const readSender = async (): Promise<void> => setSender(await readMirroredSession());

/** Prepares the outboxes. Requests name the language of the worker, as those of pages name theirs. */
export function prepareDelivery(): void {
  followMirroredSession(() => void readSender().catch(() => undefined));
  const [language] = readStoredLanguages(location.href);
  setTransport((url, init) => {
    const headers = new Headers(init.headers);
    headers.set('accept-language', language);
    return overNetwork(url, { ...init, headers });
  });
}

/** Sends what waits. @throws Error when something was not sent, so that the browser wakes the worker again later */
async function deliver(name: Delivery): Promise<void> {
  await readSender();
  const token = readSession()?.token;
  // Another host is known to be this product's server by an answer.
  if (!hasServerExtensions()) await callApi(apiPaths.ping, v.unknown());
  const unsent = await outboxes[name].send();
  // The server has refused the token, or a page has signed out.
  if (token !== undefined && readSession() === null) await removeMirroredSession(token);
  if (![...unsent.values()].every(isRefusal)) throw new Error(`${name} wait`);
}

/** Of Background Sync, which TypeScript does not know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isSync = (event: Event): event is SyncEvent => 'tag' in event && 'waitUntil' in event;

/** Answers a wake-up by the browser. */
export function answerSync(event: Event): void {
  if (!isSync(event)) return;
  const name = deliveries.find((known) => known === event.tag);
  if (name) event.waitUntil(deliver(name));
}
