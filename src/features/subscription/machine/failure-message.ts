import { UnsubscribeInputError } from '#api/subscription.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { Call } from './transition.ts';
import { unsubscribeMessages } from '../stop/unsubscribe-messages.ts';

/** How an unsubscribe call failed (§8). */
function toUnsubscribeFailure(channel: string, error: unknown): string {
  const texts = unsubscribeMessages.en;
  if (error instanceof UnsubscribeInputError) {
    return error.code === 'idRequired' ? texts.idRequired : texts.unsupportedProvider(channel);
  }
  if (error instanceof ApiError && error.status !== undefined && error.kind === 'http') {
    return texts.httpError(error.serverMessage ?? '', error.status);
  }
  return texts.exception;
}

/** The words of a failed call: the server's own; '' when it has none, and the screen's words are shown. */
export function toFailureMessage(call: Call, error: unknown): string {
  if (call.kind === 'unsubscribe') return toUnsubscribeFailure(call.channel, error);
  return call.kind === 'request' && error instanceof ApiError ? (error.serverMessage ?? '') : '';
}
