import type { AppContext } from '../app-context.ts';
import { ApiError } from '../errors/api-error.ts';
import { findByClientId } from '../subscription/store.ts';

/**
 * Requires a subscriber who can receive new jobs by SMS. Accepts only the id of the device that verified or paid, not an
 * id that was looked up by number, so that strangers cannot turn messages on. @throws ApiError 403 or 409
 */
export async function requireSmsSubscriber(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway'>,
  id: string,
): Promise<void> {
  const row = await findByClientId(context, id);
  if (row === null || row.status === 'ended') throw new ApiError('notSubscribed');
  if (row.id !== id) throw new ApiError('otherPhoneSubscribed');
  if (context.config.subscription.terms.en[row.channel].sms) return;
  throw new ApiError('operatorSendsNoSms');
}
