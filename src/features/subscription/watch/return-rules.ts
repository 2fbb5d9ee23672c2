import { fromLocal } from '#platform/i18n/locale.ts';
import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { appPaths } from '#contract/http/paths.ts';
import { trimSignsEnd } from '#contract/trim-signs.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { readText, tabStorage } from '#platform/storage/storage.ts';

/** The outcome at an operator's page, from its return address (§4). */
export type Return = { kind: 'done' } | { kind: 'failed'; code: string };

const successMarker = /[?&]StatusCode=S1000(?![^&#?])/;
const errorMarker = /[?&]ErrorCode=(E\d+)/;
const markers = /([?&])(?:(?:StatusCode=S1000|ErrorCode=E\d+)[^&#?]*(?:[?&]|(?=#|$)))+/g;

const withoutSlash = (url: string): string => trimSignsEnd(url, /\//);

/**
 * Reads a return. @param target the configured page that operators return to; '' for the start page @returns null
 * without an outcome
 */
export function readReturn(url: string, target: string): Return | null {
  const code = errorMarker.exec(url)?.[1];
  if (code !== undefined) return { kind: 'failed', code };
  const isTarget = target !== '' && withoutSlash(url) === withoutSlash(target);
  return isTarget || successMarker.test(url) ? { kind: 'done' } : null;
}

/** The URL without the return's parameters. */
export function withoutReturn(url: string): string {
  return url.replace(markers, (found, lead: string) => (/[?&]$/.test(found) ? lead : ''));
}

/** Whether the start page was loaded by a new user, who is offered the modal on load (§2). */
const isOfferedOnLoad = (): boolean =>
  fromLocal(location.pathname) === appPaths.home &&
  readText('isNewUser') === null &&
  readText('isSub') !== 'true';

/** Whether there is a pending code or payment, a return from the operator, or a modal to offer. */
export function isSubscriptionAwaited(): boolean {
  return (
    isOfferedOnLoad() ||
    readText('otpResponseData') !== null ||
    tabStorage.read(subscriptionSessionKeys.stopping) !== null ||
    readReturn(loadedUrl(), clientConfig().returnUrl) !== null
  );
}

/** The URL that the document was loaded with. */
export function loadedUrl(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.name ?? location.href;
}
