import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { readText, tabStorage } from '#platform/storage/storage.ts';

/** What an address reports of a visit to an operator's page (§4, "return-URL handling"). */
export type Return = { kind: 'done' } | { kind: 'failed'; code: string };

const successMarker = /[?&]StatusCode=S1000(?![^&#?])/;
const errorMarker = /[?&]ErrorCode=(E\d+)/;
const markers = /([?&])(?:(?:StatusCode=S1000|ErrorCode=E\d+)[^&#?]*(?:[?&]|(?=#|$)))+/g;

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/**
 * Reads a return.
 * @param url full
 * @param target the configured page that operators return to; '' when it is the app's own start page
 * @returns null when the address says nothing
 */
export function readReturn(url: string, target: string): Return | null {
  const code = errorMarker.exec(url)?.[1];
  if (code !== undefined) return { kind: 'failed', code };
  const isTarget = target !== '' && withoutSlash(url) === withoutSlash(target);
  return isTarget || successMarker.test(url) ? { kind: 'done' } : null;
}

/** The address without what a return has left in it; everything else stays as it is. */
export function withoutReturn(url: string): string {
  return url.replace(markers, (found, lead: string) => (/[?&]$/.test(found) ? lead : ''));
}

/** Whether the subscription has something to do at once: a code or a payment under way, a return from the operator. */
export function isSubscriptionAwaited(): boolean {
  return (
    readText('otpResponseData') !== null ||
    tabStorage.read(subscriptionSessionKeys.stopping) !== null ||
    readReturn(loadedUrl(), clientConfig().returnUrl) !== null
  );
}

/** The address that the document was loaded with, whatever the app has made of it since. */
export function loadedUrl(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.name ?? location.href;
}
