import type { SubscriptionContext } from '../subscription-context.ts';
import type { PageOperator, OperatorRefusal, StatusAnswer } from '../adapters/operator.ts';
import { toMatchedId } from '../adapters/replies.ts';
import { finishAttempt, postponePage, type Attempt } from '../attempts.ts';
import type { StoredConsent } from '../consent.ts';
import { findById, findCurrent, storeSubscription, type SubscriptionRow } from '../store.ts';

const isMobile = (operatorId: string): boolean => /^8801\d{9}$/.test(operatorId);

/** Part of the page's address is unsigned: the number may have been changed. */
const isOfPhone = ({ operatorId }: StatusAnswer, phone: string): boolean =>
  !isMobile(operatorId) || operatorId === phone;

/** True if the number has a subscription of another operator id, which a payer must not take over. */
async function isOfAnother(
  context: SubscriptionContext,
  phone: string,
  { operatorId }: StatusAnswer,
): Promise<boolean> {
  if (operatorId === '') return false;
  const hash = (await findCurrent(context, 'digimart', phone))?.operatorIdHash ?? '';
  return hash !== '' && hash !== context.gateway.phones.hash(toMatchedId(operatorId));
}

const isSubscribed = ({ status }: StatusAnswer): boolean =>
  status === 'active' || status === 'pending' || status === 'blocked';

/** By request id, else the subscriber that a notification named. */
async function askOperator(
  operator: PageOperator,
  { requestId, phone, claim }: { requestId: string; phone: string; claim: StatusAnswer | undefined },
): Promise<StatusAnswer | OperatorRefusal> {
  const found = await operator.findByRequest(requestId);
  if (found.kind === 'status' && isSubscribed(found)) return found;
  if (claim === undefined || claim.operatorId === '') return found;
  const { operatorId } = claim;
  const answer = await operator.readStatus({ phone, operatorId });
  return answer.kind === 'status' ? { ...answer, operatorId } : answer;
}

/**
 * Asks Digimart for the subscriber of a payment page, and stores it. @param claim of a notification, used only to select
 * the subscriber to ask about
 */
export async function confirmPage(
  context: SubscriptionContext,
  attempt: Attempt,
  claim?: StatusAnswer,
): Promise<SubscriptionRow | null> {
  if (attempt.subscriptionId !== null) return findById(context, attempt.subscriptionId);
  const operator = context.gateway.operators.digimart;
  if (operator === undefined || attempt.requestId === null) return null;
  const { requestId } = attempt;
  const phone = context.gateway.phones.open(attempt.phoneSealed);
  const answer = await askOperator(operator, { requestId, phone, claim });
  const isConfirmed = answer.kind === 'status' && isSubscribed(answer) && isOfPhone(answer, phone);
  if (!isConfirmed || (await isOfAnother(context, phone, answer))) {
    await postponePage(context, attempt);
    return null;
  }
  const { consent, consentAt, terms } = attempt;
  const given = { consent, consentAt, terms };
  const row = await storeSubscription(context, { channel: 'digimart', phone, answer, consent: given });
  await finishAttempt(context, attempt, { subscriptionId: row.id, accepted: '' });
  return row;
}

/** Consent given elsewhere is unknown. */
const noConsent: StoredConsent = { consent: '', consentAt: null, terms: {} };

/**
 * For E3001 (already subscribed): asks about the number and stores a confirmed subscription, which is not this
 * attempt's.
 */
export async function confirmAlready(context: SubscriptionContext, attempt: Attempt): Promise<null> {
  const { operators, phones } = context.gateway;
  const phone = phones.open(attempt.phoneSealed);
  if (operators.digimart === undefined || (await findCurrent(context, 'digimart', phone)) !== null)
    return null;
  const answer = await operators.digimart.readStatus({ phone, operatorId: '' });
  if (answer.kind === 'status' && isSubscribed(answer)) {
    await storeSubscription(context, { channel: 'digimart', phone, answer, consent: noConsent });
  }
  return null;
}
