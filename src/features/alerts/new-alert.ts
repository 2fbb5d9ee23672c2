import { alertOutbox } from '#api/alerts.ts';
import { toAlertSearch } from '#contract/alerts/alert-search.ts';
import type { AlertPace, AlertTarget } from '#contract/alerts/alert.ts';
import { ALERT_VERSION } from '#contract/device/stores.ts';
import { type JobSearch, toUrlSearch } from '#contract/jobs/job-query.ts';
import { type AlertRecord, changeAlert } from '#device/alert.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { isRefusal } from '#platform/http/outbox.ts';
import { locale } from '#platform/i18n/locale.ts';
import { serverNow } from '#platform/server-time.ts';

const toText = (bytes: Uint8Array, radix: 'hex' | 'base64url'): string => {
  if (radix === 'hex') return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

interface NewAlert {
  search: JobSearch;
  to: AlertTarget;
  pace: AlertPace;
}

/** `waiting`: stored here, and sent once the server is reachable. */
export type AddOutcome = 'sent' | 'waiting' | 'not-stored';

/** Stores an alert on this device and sends it. @throws ApiError when the server refuses it: it is not stored then */
export async function addAlert({ search, to, pace }: NewAlert): Promise<AddOutcome> {
  const alert: AlertRecord = {
    version: ALERT_VERSION,
    id: toText(random(12), 'hex'),
    key: toText(random(32), 'base64url'),
    search: toUrlSearch(toAlertSearch(search)),
    pace,
    language: locale,
    to,
    step: 'sending',
    state: 'unconfirmed',
    createdAt: serverNow(),
  };
  if (!(await changeAlert(alert.id, () => alert))) return 'not-stored';
  const unsent = [...(await alertOutbox.send())];
  const failure = unsent.find(([{ id }]) => id === alert.id)?.[1];
  if (failure === undefined) return 'sent';
  if (isRefusal(failure)) {
    await changeAlert(alert.id, () => null);
    throw failure;
  }
  void alertOutbox.follow();
  return 'waiting';
}

/** Stops an alert: at once on this device, on the server once it is reachable. */
export async function endAlert(id: string): Promise<void> {
  await changeAlert(id, (stored) => {
    if (stored === undefined || stored.step === 'ended') return null;
    return { ...stored, step: 'stopping' };
  });
  void alertOutbox.follow();
}

interface FailureTexts {
  failed: string;
  unreachable?: string;
}

export interface AlertFailure {
  title: string;
  text?: string | undefined;
}

/** Why a step failed: the server's message, else ours. */
export function toAlertFailure(texts: FailureTexts): (error: unknown) => AlertFailure {
  return (error) => {
    if (!(error instanceof ApiError)) return { title: texts.failed };
    if (error.serverMessage !== undefined) return { title: error.serverMessage };
    return { title: texts.failed, text: error.isTransient ? texts.unreachable : undefined };
  };
}
