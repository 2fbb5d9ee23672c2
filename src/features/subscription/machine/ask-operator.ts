import { UnsubscribeInputError } from '#api/subscription.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { Call, Lookup } from './transition.ts';
import { unsubscribeMessages } from '#texts/features/subscription/stop/messages';
import { operatorStatus, type SaveSubscriptionBody } from '#contract/subscription/subscription.ts';
import type { SubscriptionEvent } from './machine.ts';
import type { Dependencies } from './dependencies.ts';

function toUnsubscribeFailure(channel: string, error: unknown): string {
  const texts = unsubscribeMessages;
  if (error instanceof UnsubscribeInputError) {
    return error.code === 'idRequired' ? texts.idRequired : texts.unsupportedProvider(channel);
  }
  if (error instanceof ApiError && error.status !== undefined && error.kind === 'http') {
    return texts.httpError(error.serverMessage ?? '', error.status);
  }
  return texts.exception;
}

/** The server's message of a failed call, '' without one. */
function toFailureMessage(call: Call, error: unknown): string {
  if (call.kind === 'unsubscribe') return toUnsubscribeFailure(call.channel, error);
  return call.kind === 'request' && error instanceof ApiError ? (error.serverMessage ?? '') : '';
}

/** Outcomes that the user does not see (§8). */
const outcomes = {
  saved: 'Subscription data saved successfully',
  notSaved: 'Failed to save subscription data',
  found: 'Subscription ID retrieved successfully',
  notFound: 'Failed to retrieve subscription ID',
  noId: 'No subscription ID found',
  notAnswered: 'Failed to get subscription by phone',
} as const;

async function send(
  { calls, now, toConsent }: Dependencies,
  call: Call,
  appId: string,
): Promise<SubscriptionEvent> {
  switch (call.kind) {
    case 'request': {
      const { channel, phone } = call;
      const answer = await calls.sendPinRequest(channel, phone, toConsent(channel, appId));
      return { kind: 'requested', answer, at: now() };
    }
    case 'verify': {
      const { channel, otp, referenceNo } = call;
      const answer = await calls.sendPinVerify(channel, { otp, referenceNo });
      return { kind: 'verified', answer, at: now() };
    }
    case 'unsubscribe': {
      const answer = await calls.sendUnsubscribe(call.channel, call.subscribId);
      return { kind: 'unsubscribeAnswered', answer };
    }
  }
}

/** Makes a call once. @returns the answer as an event; never rejects */
export async function askOperator(
  dependencies: Dependencies,
  call: Call,
  appId: string,
): Promise<SubscriptionEvent> {
  try {
    return await send(dependencies, call, appId);
  } catch (error) {
    return { kind: 'callFailed', message: toFailureMessage(call, error) };
  }
}

/**
 * Looks a subscriber up. @param payment `massId` of this device's payment, '' without one @returns the answer as an
 * event; never rejects
 */
export async function askAdmin(
  { calls, log }: Dependencies,
  { channel, tel }: Lookup,
  payment: string,
): Promise<SubscriptionEvent> {
  try {
    const answer = await calls.fetchSubscriber({ channel, tel, payment });
    const isFound = answer.status === operatorStatus.lookupSuccess && answer.subID !== '';
    if (isFound) log(outcomes.found);
    else log(answer.message || outcomes.notFound, `${answer.status} ${outcomes.noId}`);
    return { kind: 'lookedUp', answer };
  } catch {
    log(outcomes.notAnswered);
    return { kind: 'lookupFailed' };
  }
}

/** Saves a subscription at the subscription-admin service, whose answer is ignored. */
export async function saveAtAdmin({ calls, log }: Dependencies, body: SaveSubscriptionBody): Promise<void> {
  try {
    await calls.sendSubscription(body);
    log(outcomes.saved);
  } catch {
    log(outcomes.notSaved);
  }
}
