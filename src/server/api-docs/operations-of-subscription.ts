import type { JsonSchema } from '@valibot/to-json-schema';
import {
  DIGIMART_RETURN_BASE,
  operatorPaths,
  subscriptionAdminPaths,
  subscriptionPaths,
  UNSUBSCRIBE_SERVICE_SEGMENT,
  unsubscribePaths,
} from '#contract/subscription/paths.ts';
import { CONSENT_HEADER, PAYMENT_HEADER } from '#contract/http/write-headers.ts';
import { NOTIFICATION_BASE } from '../subscription/routes.ts';
import { text, type Operation, type Parameter } from './operation.ts';

const toJson = (names: readonly string[]) => ({
  contentType: 'application/json',
  schema: {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name, name === 'success' ? { type: 'boolean' } : {}]),
    ),
  } satisfies JsonSchema,
});

const consentHeader: Parameter = {
  name: CONSENT_HEADER,
  in: 'header',
  description:
    'Extension: which app showed which terms, and since when, as "{id};{ISO instant}". Stored with the subscription.',
  schema: text(),
};

const paymentHeader: Parameter = {
  name: PAYMENT_HEADER,
  in: 'header',
  description:
    'Extension: the `massId` of the payment that this device began. For an hour after it, `data.subID` ends the subscription.',
  schema: text(),
};

const shared = { tag: 'Subscription', access: 'public' } as const;

const toRequest = (path: string, channel: string): Operation => ({
  ...shared,
  method: 'post',
  path,
  summary: `Sends an OTP by SMS (${channel})`,
  description:
    'E1351: subscribed already. E1318: too many for this number or address, or in all. `referenceNo` is needed with the OTP.',
  parameters: [consentHeader],
  body: 'PinRequest',
  plain: toJson(['statusCode', 'statusDetail', 'referenceNo']),
  refusals: [403, 503],
});

const toVerify = (path: string, channel: string): Operation => ({
  ...shared,
  method: 'post',
  path,
  summary: `Subscribes with the OTP (${channel})`,
  description: 'An OTP may be tried three times. The same OTP again gets the same answer.',
  body: 'PinVerify',
  plain: toJson(['statusCode', 'statusDetail', 'subscriberId']),
  refusals: [403],
});

const toUnsubscribe = (path: string, channel: string): Operation => ({
  ...shared,
  method: 'post',
  path: UNSUBSCRIBE_SERVICE_SEGMENT + path,
  summary: `Unsubscribes (${channel})`,
  description:
    'With the id of a verified code or of an own payment. E9001: the id was looked up by number, so a code by SMS is needed (`stop-code`).',
  body: 'Unsubscribe',
  plain: toJson(['success', 'statusCode', 'statusDetail', 'message']),
  refusals: [403, 429],
});

const toLookup = (path: string, summary: string): Operation => ({
  ...shared,
  method: 'post',
  path,
  summary,
  description:
    'S100 with `data`, or E100 with `message`. The id reads the status; it does not end the subscription.',
  body: 'Lookup',
  plain: toJson(['status', 'data', 'message']),
  refusals: [403, 429],
});

const operatorOperations: readonly Operation[] = [
  toRequest(operatorPaths.bdappsPinRequest, 'bd_robi'),
  toVerify(operatorPaths.bdappsPinVerify, 'bd_robi'),
  toRequest(operatorPaths.applinkPinRequest, 'applink'),
  toVerify(operatorPaths.applinkPinVerify, 'applink'),
  {
    ...toRequest(operatorPaths.digimart, 'digimart'),
    summary: 'Opens a payment page (digimart)',
    description: 'The browser goes to `apiEndpoint`, and comes back to the configured page.',
    plain: toJson(['statusCode', 'statusDetail', 'apiEndpoint', 'massId']),
  },
  {
    ...shared,
    method: 'get',
    path: `${DIGIMART_RETURN_BASE}/{token}`,
    summary: 'Where the payment page comes back to',
    description: 'Redirects to the app with ?StatusCode=S1000 or ?ErrorCode=…; subscribes nobody by itself.',
    parameters: [
      { name: 'token', in: 'path', required: true, description: 'Of this payment.', schema: text() },
    ],
    status: 303,
    refusals: [429],
  },
  toUnsubscribe(unsubscribePaths.bd_robi, 'bd_robi'),
  toUnsubscribe(unsubscribePaths.applink, 'applink'),
  toUnsubscribe(unsubscribePaths.digimart, 'digimart'),
];

const adminOperations: readonly Operation[] = [
  {
    ...shared,
    method: 'post',
    path: subscriptionAdminPaths.saveSubData,
    summary: 'Compares what a client stores with what it received',
    description: 'S100 when the id was issued to this number on this channel. Nothing is stored.',
    body: 'SaveSubscription',
    plain: toJson(['status', 'message']),
    refusals: [403, 429],
  },
  toLookup(subscriptionAdminPaths.getUserByTel, 'A subscriber id of a number (bd_robi, applink)'),
  {
    ...toLookup(subscriptionAdminPaths.getUserByTelDigimart, 'A subscriber id of a number (digimart)'),
    parameters: [paymentHeader],
  },
  {
    ...shared,
    method: 'post',
    path: subscriptionPaths.stopCode,
    summary: 'Sends a code that stops a subscription',
    description: 'Extension. The answer is the same whether the number is subscribed or not.',
    body: 'StopCode',
    plain: toJson(['success', 'message', 'data']),
    refusals: [403, 429, 503],
  },
  {
    ...shared,
    method: 'post',
    path: subscriptionPaths.stop,
    summary: 'Stops the subscription of the number that got the code',
    description: 'Extension.',
    body: 'Stop',
    plain: toJson(['success', 'message']),
    refusals: [403, 429],
  },
  {
    ...shared,
    method: 'post',
    path: `${NOTIFICATION_BASE}/{key}/{operator}`,
    summary: 'Notifications of the operators',
    description:
      'Answered at once, whatever they hold. The operator itself is asked before anything changes.',
    parameters: [
      {
        name: 'key',
        in: 'path',
        required: true,
        description: 'Known to the operators alone.',
        schema: text(),
      },
      {
        name: 'operator',
        in: 'path',
        required: true,
        description: 'Who sends it.',
        schema: text({ enum: ['bdapps', 'applink', 'digimart'] }),
      },
    ],
    plain: toJson(['statusCode', 'statusDetail']),
    refusals: [404, 413],
  },
];

export const subscriptionOperations: readonly Operation[] = [...operatorOperations, ...adminOperations];
