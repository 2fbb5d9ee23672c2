import { API_BASE } from '../http/paths.ts';

/** Paths of the operator subscription API, relative to its own base (§7). */
export const operatorPaths = {
  bdappsPinRequest: '/bdapps-pin-request',
  bdappsPinVerify: '/bdapps-pin-verify',
  applinkPinRequest: '/applink-pin-request',
  applinkPinVerify: '/applink-pin-verify',
  digimart: '/digimart',
} as const;

/** `{service}` (§7) at a server of ours. */
export const UNSUBSCRIBE_SERVICE_SEGMENT = '/subscription-service';

/** Paths of the unsubscribe service, relative to `{service}` (§7). */
export const unsubscribePaths = {
  applink: '/applink-unsub',
  bd_robi: '/bdapps-unsub',
  digimart: '/digimart-unsub',
} as const;

/** Paths of the subscription-admin service, relative to its host (§7). */
export const subscriptionAdminPaths = {
  saveSubData: '/index.php/Job_API/saveSubData',
  getUserByTel: '/index.php/Job_API/getUserByTel',
  getUserByTelDigimart: '/index.php/Tool_API/getUserByTel_digimart',
} as const;

/** Extensions: stopping a subscription by number, with a code that is sent to it. */
export const subscriptionPaths = {
  /** JSON body {`tel`}; answers {`data`: {`handle`}} whatever the number is. */
  stopCode: `${API_BASE}/subscription/stop-code`,
  /** JSON body {`handle`, `otp`}. */
  stop: `${API_BASE}/subscription/stop`,
} as const;

/** Where the page of a payment returns to; redirects to the configured page of the app. */
export const DIGIMART_RETURN_BASE = '/digimart-return';

/** The simulated operators: a page, its inbox as JSON, and the payment page. All missing where they are not simulated. */
export const sandboxPaths = {
  page: '/sandbox',
  inbox: '/sandbox/inbox',
  pay: '/sandbox/digimart/pay',
} as const;
