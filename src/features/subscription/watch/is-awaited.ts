import { subscriptionSessionKeys } from '#contract/device/storage.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { loadedUrl } from '#platform/browser/loaded-url.ts';
import { readText, tabStorage } from '#platform/storage/storage.ts';
import { readReturn } from './return-rules.ts';

/** Whether the subscription has something to do at once: a code or a payment under way, a return from the operator. */
export function isSubscriptionAwaited(): boolean {
  return (
    readText('otpResponseData') !== null ||
    tabStorage.read(subscriptionSessionKeys.stopping) !== null ||
    readReturn(loadedUrl(), clientConfig().returnUrl) !== null
  );
}
