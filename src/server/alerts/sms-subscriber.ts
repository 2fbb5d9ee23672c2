import type { AppContext } from '../app-context.ts';
import { conflict, forbidden } from '../errors/refusals.ts';
import { findByClientId } from '../subscription/store.ts';

/**
 * Requires a subscriber who can have new jobs by SMS, by the id of the device that verified or paid: whoever only looks a
 * number up turns nobody's messages on. @throws ApiError 403 or 409
 */
export async function requireSmsSubscriber(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway'>,
  id: string,
): Promise<void> {
  const row = await findByClientId(context, id);
  if (row === null || row.status === 'ended') throw conflict('This number is not subscribed.');
  if (row.id !== id) throw forbidden('Please turn this on with the phone that subscribed.');
  if (context.config.subscription.terms.en[row.channel].sms) return;
  throw conflict('Your operator cannot send new jobs by SMS. Please choose a notification.');
}
