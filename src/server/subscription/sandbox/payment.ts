import * as v from 'valibot';
import { MINUTE_MS } from '#contract/limits.ts';
import { DIGIMART_RETURN_BASE } from '#contract/subscription/paths.ts';
import { trimSignsEnd } from '#contract/trim-signs.ts';
import { signPage } from '../adapters/digimart.ts';
import { isSameSecret } from '../../policies/same-secret.ts';
import { readPhone } from '../msisdn.ts';
import type { DigimartConfig } from '../../config/subscription-settings.ts';
import { findByPhone, findByRequestId, register, statusOf, type SandboxContext } from './memory.ts';
import { behaviourOf, type Behaviour } from './test-numbers.ts';

const PageQuery = v.object({
  apiKey: v.string(),
  requestId: v.pipe(v.string(), v.regex(/^\d{15}$/)),
  requestTime: v.pipe(v.string(), v.isoTimestamp()),
  signature: v.string(),
  redirectUrl: v.pipe(v.string(), v.url()),
  msisdn: v.string(),
});

export interface Payment {
  requestId: string;
  phone: string;
  redirectUrl: string;
}

const FRESH_MS = 10 * MINUTE_MS;

function isReturn(redirectUrl: string, origin: string): boolean {
  const target = new URL(redirectUrl);
  return target.origin === origin && target.pathname.startsWith(`${DIGIMART_RETURN_BASE}/`);
}

/** Validates a page's address as Digimart does. @returns the payment, or an error code */
export async function readPayment(
  context: SandboxContext,
  query: Record<string, string>,
  { config, origin }: { config: DigimartConfig; origin: string },
): Promise<Payment | string> {
  const parsed = v.safeParse(PageQuery, query);
  if (!parsed.success) return 'E1009';
  const { apiKey, requestId, requestTime, signature, redirectUrl, msisdn } = parsed.output;
  if (apiKey !== config.apiKey) return 'E1006';
  if (!isSameSecret(signature, signPage(apiKey, requestTime, config.apiSecret))) return 'E1002';
  if (Math.abs(context.clock() - Date.parse(requestTime)) > FRESH_MS) return 'E1004';
  if ((await findByRequestId(context, requestId)) !== null) return 'E1005';
  const phone = readPhone(msisdn);
  if (phone === null) return 'E3008';
  return isReturn(redirectUrl, origin) ? { requestId, phone, redirectUrl } : 'E1009';
}

const refusals: Readonly<Partial<Record<Behaviour, string>>> = {
  wrong: 'E4001',
  expired: 'E1004',
  exhausted: 'E3003',
  balance: 'E3009',
  ineligible: 'E3005',
  config: 'E1006',
};

/** The pre-registered number may subscribe after unsubscribing. */
function findRefusal(behaviour: Behaviour, status: string): string | undefined {
  if (status !== 'UNREGISTERED') return 'E3001';
  return behaviour === 'registered' ? undefined : refusals[behaviour];
}

export interface Outcome {
  redirectUrl: string;
  subscriber: { operatorId: string; status: string } | null;
}

/** Runs a simulated payment. */
export async function pay(
  context: SandboxContext,
  { requestId, phone, redirectUrl }: Payment,
  result: 'pay' | 'fail' | 'silent',
): Promise<Outcome> {
  const target = new URL(redirectUrl);
  const status = statusOf(context, await findByPhone(context, 'digimart', phone));
  const behaviour = behaviourOf(phone);
  const code = result === 'fail' ? 'E3009' : findRefusal(behaviour, status);
  if (code !== undefined) {
    target.search = new URLSearchParams({ subscriptionStatus: code, requestId }).toString();
    return { redirectUrl: target.href, subscriber: null };
  }
  const phoneHash = context.phones.hash(phone);
  const row = await register(context, { channel: 'digimart', phoneHash, behaviour, requestId });
  // Without padding, as the real page.
  const subscriberId = trimSignsEnd(row.operatorId, /=/);
  const claim = { subscriptionStatus: 'S1000', subscriberId, requestId };
  target.search = result === 'silent' ? '' : new URLSearchParams(claim).toString();
  const reported = row.status === 'PENDING' ? 'REG_PENDING' : row.status;
  return { redirectUrl: target.href, subscriber: { operatorId: row.operatorId, status: reported } };
}
