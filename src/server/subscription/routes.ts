import { Hono } from 'hono';
import {
  DIGIMART_RETURN_BASE,
  operatorPaths,
  subscriptionAdminPaths,
  subscriptionPaths,
  UNSUBSCRIBE_SERVICE_SEGMENT,
  unsubscribePaths,
} from '#contract/subscription/paths.ts';
import { callDescriptions as descriptions } from './describe-calls.ts';
import type { SubscriptionContext } from './subscription-context.ts';
import { getUserByTel, getUserByTelDigimart, saveSubData } from './calls/admin-service.ts';
import { openPage, handleReturn } from './calls/digimart-page.ts';
import { receiveNotification } from './notifications.ts';
import { requestCode } from './calls/request-code.ts';
import { createSandboxRoutes } from './sandbox/routes.ts';
import { requestStopCode, stopWithCode } from './calls/stop-by-number.ts';
import { handleUnsubscribe } from './calls/unsubscribe.ts';
import { verifyCode } from './calls/verify-code.ts';

/** Followed by the secret key, and `bdapps`, `applink` or `digimart`. */
export const NOTIFICATION_BASE = '/operator-notifications';

const toUnsubscribe = (channel: keyof typeof unsubscribePaths): string =>
  UNSUBSCRIBE_SERVICE_SEGMENT + unsubscribePaths[channel];

/** Paths of §7 outside of the main API. */
export const subscriptionCallPaths: readonly string[] = [
  ...Object.values(operatorPaths),
  ...Object.values(subscriptionAdminPaths),
  toUnsubscribe('bd_robi'),
  toUnsubscribe('applink'),
  toUnsubscribe('digimart'),
];

/** §7's operator API, unsubscribe service and subscription-admin service, and notifications. */
export function createSubscriptionRoutes(context: SubscriptionContext) {
  return new Hono({ strict: false })
    .post(
      operatorPaths.bdappsPinRequest,
      descriptions.requestCode('bd_robi'),
      requestCode(context, 'bd_robi'),
    )
    .post(operatorPaths.bdappsPinVerify, descriptions.verifyCode('bd_robi'), verifyCode(context, 'bd_robi'))
    .post(
      operatorPaths.applinkPinRequest,
      descriptions.requestCode('applink'),
      requestCode(context, 'applink'),
    )
    .post(operatorPaths.applinkPinVerify, descriptions.verifyCode('applink'), verifyCode(context, 'applink'))
    .post(operatorPaths.digimart, descriptions.openPage, openPage(context))
    .get(`${DIGIMART_RETURN_BASE}/:token`, descriptions.handleReturn, handleReturn(context))
    .post(
      toUnsubscribe('bd_robi'),
      descriptions.unsubscribe('bd_robi'),
      handleUnsubscribe(context, 'bd_robi'),
    )
    .post(
      toUnsubscribe('applink'),
      descriptions.unsubscribe('applink'),
      handleUnsubscribe(context, 'applink'),
    )
    .post(
      toUnsubscribe('digimart'),
      descriptions.unsubscribe('digimart'),
      handleUnsubscribe(context, 'digimart'),
    )
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
