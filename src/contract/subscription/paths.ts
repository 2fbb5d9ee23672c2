import { API_BASE } from '../http/paths.ts';

/** Paths of the operator API (§7). */
export const operatorPaths = {
  bdappsPinRequest: '/bdapps-pin-request',
  bdappsPinVerify: '/bdapps-pin-verify',
  applinkPinRequest: '/applink-pin-request',
  applinkPinVerify: '/applink-pin-verify',
  digimart: '/digimart',
} as const;

/** The operator API's paths by channel, for channels that send a code. */
export const codePaths = {
  bd_robi: { request: operatorPaths.bdappsPinRequest, verify: operatorPaths.bdappsPinVerify },
  applink: { request: operatorPaths.applinkPinRequest, verify: operatorPaths.applinkPinVerify },
} as const;

export const UNSUBSCRIBE_SERVICE_SEGMENT = '/subscription-service';

export const unsubscribePaths = {
  applink: '/applink-unsub',
  bd_robi: '/bdapps-unsub',
  digimart: '/digimart-unsub',
} as const;

/** Paths of the subscription-admin service (§7). */
export const subscriptionAdminPaths = {
  saveSubData: '/index.php/Job_API/saveSubData',
  getUserByTel: '/index.php/Job_API/getUserByTel',
  getUserByTelDigimart: '/index.php/Tool_API/getUserByTel_digimart',
} as const;

/** Extensions: stopping a subscription by number, confirmed by a code. */
export const subscriptionPaths = {
  /** JSON body {`tel`}; answers {`data`: {`handle`}} for any number. */
  stopCode: `${API_BASE}/subscription/stop-code`,
  /** JSON body {`handle`, `otp`}. */
  stop: `${API_BASE}/subscription/stop`,
} as const;

/** Where a payment returns to; redirects to the app. */
export const DIGIMART_RETURN_BASE = '/digimart-return';

export const sandboxPaths = {
  page: '/sandbox',
  inbox: '/sandbox/inbox',
  pay: '/sandbox/digimart/pay',
  /** The mails of a server that sends none; `/…` one of them. */
  mail: '/sandbox/mail',
} as const;
