import type { JsonSchema } from '@valibot/to-json-schema';
import { Hono } from 'hono';
import { CONSENT_HEADER, PAYMENT_HEADER } from '#contract/http/write-headers.ts';
import {
  codePaths,
  DIGIMART_RETURN_BASE,
  operatorPaths,
  subscriptionAdminPaths,
  subscriptionPaths,
  UNSUBSCRIBE_SERVICE_SEGMENT,
  unsubscribePaths,
} from '#contract/subscription/paths.ts';
import { channels, type Channel } from '#contract/subscription/subscription.ts';
import { describeRoute, segment, text, type Parameter } from '../http/describe-route.ts';
import { getUserByTel, getUserByTelDigimart, saveSubData } from './calls/admin-service.ts';
import {
  LookupBody,
  PinRequestBody,
  PinVerifyBody,
  SaveBody,
  StopBody,
  StopCodeBody,
  UnsubscribeBody,
} from './calls/answers.ts';
import { requestCode, verifyCode, type CodeChannel } from './calls/codes.ts';
import { handleReturn, openPage } from './calls/digimart-page.ts';
import { handleUnsubscribe, requestStopCode, stopWithCode } from './calls/stop.ts';
import { receiveNotification } from './notifications.ts';
import { createSandboxRoutes } from './sandbox/routes.ts';
import type { SubscriptionContext } from './store.ts';

/** Without the envelope. */
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
    'Extension: the terms that the app showed and since when, as "{id};{ISO instant}". Stored with the subscription.',
  schema: text(),
};

const paymentHeader: Parameter = {
  name: PAYMENT_HEADER,
  in: 'header',
  description:
    'Extension: the `massId` of the payment that this device started. For an hour after the payment, `data.subID` can end the subscription.',
  schema: text(),
};

const tag = 'Subscription';

const codeRequest = {
  tag,
  description:
    'E1351: already subscribed. E1318: too many codes for this number, for this address or in total. Send `referenceNo` with the OTP.',
  parameters: [consentHeader],
  body: { PinRequest: PinRequestBody },
  refusals: [403, 503],
};

const lookup = {
  tag,
  description:
    'S100 with `data`, or E100 with `message`. The id reads the status; it does not end the subscription.',
  body: { Lookup: LookupBody },
  plain: toJson(['status', 'data', 'message']),
  refusals: [403, 429],
};

const descriptions = {
  requestCode: (channel: CodeChannel) =>
    describeRoute({
      ...codeRequest,
      summary: `Sends an OTP by SMS (${channel})`,
      plain: toJson(['statusCode', 'statusDetail', 'referenceNo']),
    }),
  verifyCode: (channel: CodeChannel) =>
    describeRoute({
      tag,
      summary: `Subscribes with the OTP (${channel})`,
      description: 'An OTP allows three attempts. Repeating the same OTP returns the same answer.',
      body: { PinVerify: PinVerifyBody },
      plain: toJson(['statusCode', 'statusDetail', 'subscriberId']),
      refusals: [403],
    }),
  openPage: describeRoute({
    ...codeRequest,
    summary: 'Opens a payment page (digimart)',
    description: 'The browser opens `apiEndpoint`; the payment page redirects it to the configured page.',
    plain: toJson(['statusCode', 'statusDetail', 'apiEndpoint', 'massId']),
  }),
  handleReturn: describeRoute({
    tag,
    summary: 'Return address of the payment page',
    description:
      'Redirects to the app with ?StatusCode=S1000 or ?ErrorCode=…. Does not subscribe the number; the server asks the operator for its status.',
    parameters: [segment('token', 'The token of this payment.')],
    status: 303,
    refusals: [429],
  }),
  unsubscribe: (channel: Channel) =>
    describeRoute({
      tag,
      summary: `Unsubscribes (${channel})`,
      description:
        'With the id from a verified code or from a payment of this device. E9001: the id was looked up by number, so a code by SMS is needed (`stop-code`).',
      body: { Unsubscribe: UnsubscribeBody },
      plain: toJson(['success', 'statusCode', 'statusDetail', 'message']),
      refusals: [403, 429],
    }),
  saveSubData: describeRoute({
    tag,
    summary: 'Checks a subscriber id that a client stores',
    description: 'S100 if the id was issued to this number on this channel. Nothing is stored.',
    body: { SaveSubscription: SaveBody },
    plain: toJson(['status', 'message']),
    refusals: [403, 429],
  }),
  getUserByTel: describeRoute({
    ...lookup,
    summary: 'Looks up the subscriber id of a number (bd_robi, applink)',
  }),
  getUserByTelDigimart: describeRoute({
    ...lookup,
    summary: 'Looks up the subscriber id of a number (digimart)',
    parameters: [paymentHeader],
  }),
  requestStopCode: describeRoute({
    tag,
    summary: 'Sends a code that stops a subscription',
    description: 'Extension. The answer is the same whether the number is subscribed or not.',
    body: { StopCode: StopCodeBody },
    plain: toJson(['success', 'message', 'data']),
    refusals: [403, 429, 503],
  }),
  stopWithCode: describeRoute({
    tag,
    summary: 'Stops the subscription of the number that got the code',
    description: 'Extension.',
    body: { Stop: StopBody },
    plain: toJson(['success', 'message']),
    refusals: [403, 429],
  }),
  receiveNotification: describeRoute({
    tag,
    summary: 'Receives notifications from the operators',
    description:
      'Answers at once, without regard to the content. The server asks the operator before it changes anything.',
    parameters: [
      segment('key', 'A secret shared with the operators.'),
      segment('operator', 'The sender.', text({ enum: ['bdapps', 'applink', 'digimart'] })),
    ],
    plain: toJson(['statusCode', 'statusDetail']),
    refusals: [404, 413],
  }),
};

/** Followed by the secret key, and `bdapps`, `applink` or `digimart`. */
export const NOTIFICATION_BASE = '/operator-notifications';

const toUnsubscribe = (channel: Channel): string => UNSUBSCRIBE_SERVICE_SEGMENT + unsubscribePaths[channel];

/** Paths of §7 outside of the main API. */
export const subscriptionCallPaths: readonly string[] = [
  ...Object.values(operatorPaths),
  ...Object.values(subscriptionAdminPaths),
  ...channels.map(toUnsubscribe),
];

/** §7's operator API, unsubscribe service and subscription-admin service, and notifications. */
export function createSubscriptionRoutes(context: SubscriptionContext) {
  const routes = new Hono({ strict: false });
  for (const channel of ['bd_robi', 'applink'] as const) {
    const { request, verify } = codePaths[channel];
    routes
      .post(request, descriptions.requestCode(channel), requestCode(context, channel))
      .post(verify, descriptions.verifyCode(channel), verifyCode(context, channel));
  }
  routes
    .post(operatorPaths.digimart, descriptions.openPage, openPage(context))
    .get(`${DIGIMART_RETURN_BASE}/:token`, descriptions.handleReturn, handleReturn(context));
  for (const channel of channels) {
    routes.post(
      toUnsubscribe(channel),
      descriptions.unsubscribe(channel),
      handleUnsubscribe(context, channel),
    );
  }
  return routes
    .post(subscriptionAdminPaths.saveSubData, descriptions.saveSubData, saveSubData(context))
    .post(subscriptionAdminPaths.getUserByTel, descriptions.getUserByTel, getUserByTel(context))
    .post(
      subscriptionAdminPaths.getUserByTelDigimart,
      descriptions.getUserByTelDigimart,
      getUserByTelDigimart(context),
    )
    .post(subscriptionPaths.stopCode, descriptions.requestStopCode, requestStopCode(context))
    .post(subscriptionPaths.stop, descriptions.stopWithCode, stopWithCode(context))
    .post(
      `${NOTIFICATION_BASE}/:key/:operator`,
      descriptions.receiveNotification,
      receiveNotification(context),
    )
    .route('/', createSandboxRoutes(context));
}
