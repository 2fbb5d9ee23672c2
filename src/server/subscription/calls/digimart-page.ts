import type { Context } from 'hono';
import { toLocalPath } from '#contract/http/languages.ts';
import { DIGIMART_RETURN_BASE } from '#contract/subscription/paths.ts';
import { operatorStatus, toPaymentReference } from '#contract/subscription/subscription.ts';
import type { SubscriptionContext, SubscriptionRow } from '../store.ts';
import { readBody, readPageLanguage } from '../../http/request/input.ts';
import { withTimeout } from '../../timing.ts';
import { toOrigin } from '../../http/request/client-address.ts';
import {
  alreadySubscribed,
  answerLimits,
  readTexts,
  refusedAs,
  refusedNumber,
  PinRequestBody,
} from './answers.ts';
import { attemptMs, createAttempt, findAttempt, type Attempt, readConsent } from '../attempts.ts';
import { confirmAlready, confirmPage, hasSubscription } from '../check.ts';
import { countGuess, countMessage, countInBudget } from '../request-limits.ts';
import { requirePhoneKey, newRequestId, readPhone } from '../phone-keys.ts';

async function open(context: SubscriptionContext, c: Context): Promise<Response> {
  const { tel } = await readBody(c, PinRequestBody);
  const phone = readPhone(tel);
  if (phone === null) return refusedNumber(c);
  const operator = context.gateway.operators.digimart;
  if (operator === undefined) return refusedAs(c, 'config');
  await requirePhoneKey(context);
  await countMessage(context, c, { phone, purpose: 'subscribe' });
  if (await hasSubscription(context, 'digimart', phone)) return alreadySubscribed(c);
  await countInBudget(context, 'subscribe');
  const requestId = newRequestId();
  const { id, handle } = await createAttempt(context, {
    kind: 'page',
    channel: 'digimart',
    phone,
    reference: '',
    requestId,
    consent: readConsent(context, c, 'digimart'),
    lifeMs: attemptMs.digimart,
  });
  const origin = toOrigin(context, c);
  const returnUrl = `${origin}${DIGIMART_RETURN_BASE}/${handle}`;
  const apiEndpoint = operator.toPage({ requestId, phone, returnUrl, origin });
  return c.json({
    statusCode: operatorStatus.success,
    statusDetail: readTexts(c).continueOnPage,
    apiEndpoint,
    massId: toPaymentReference(id),
  });
}

/** `/digimart` (§7): the address of the payment page. */
export const openPage = (context: SubscriptionContext) => (c: Context) =>
  answerLimits(c, () => open(context, c));

/** The claimed status in the return URL. It is unsigned, so it can be forged. */
function readClaim(c: Context): string {
  const names = ['subscriptionStatus', 'StatusCode', 'statusCode', 'ErrorCode', 'errorCode'];
  const claim = names.map((name) => c.req.query(name)).find((value) => value !== undefined) ?? '';
  return /^[SE]\d{3,5}$/.test(claim) ? claim : '';
}

/** How long the visitor waits; the app checks again later. */
const CONFIRM_MS = 8000;

async function confirm(
  context: SubscriptionContext,
  attempt: Attempt,
  claim: string,
): Promise<SubscriptionRow | null> {
  if (claim === operatorStatus.watchedError) return confirmAlready(context, attempt);
  return claim.startsWith('E') ? null : confirmPage(context, attempt);
}

async function confirmSoon(
  context: SubscriptionContext,
  attempt: Attempt,
  claim: string,
): Promise<SubscriptionRow | null> {
  const confirmed = confirm(context, attempt, claim);
  context.gateway.background.run('payment confirmation', () => confirmed);
  return withTimeout(CONFIRM_MS, confirmed, () => null);
}

const UNKNOWN_RETURN = 'E1012';

/**
 * The return address of the payment page. The claim only selects what is shown; the operator decides whether there is
 * a subscription.
 */
export const handleReturn = (context: SubscriptionContext) => async (c: Context) => {
  await countGuess(context, c, 'returns');
  const attempt = await findAttempt(context, 'page', c.req.param('token') ?? '');
  const claim = readClaim(c);
  const row = attempt === null ? null : await confirmSoon(context, attempt, claim);
  const isSuccess = row !== null || (attempt !== null && claim.startsWith('S'));
  const marker = isSuccess
    ? `StatusCode=${operatorStatus.success}`
    : `ErrorCode=${claim.startsWith('E') ? claim : UNKNOWN_RETURN}`;
  const language = readPageLanguage(c);
  const { returnUrl } = context.config.client;
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${returnUrl === '' ? toLocalPath('/', language) : returnUrl}?${marker}`, 303);
};
