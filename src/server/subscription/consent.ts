import type { Context } from 'hono';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import type { SubscriptionTerms } from '#contract/config/client-config.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import { CONSENT_HEADER } from '#contract/http/write-headers.ts';
import type { AppContext } from '../app-context.ts';
import { readLanguage } from '../http/request/input.ts';

export interface StoredConsent {
  consent: string;
  consentAt: Date | null;
  terms: Partial<SubscriptionTerms>;
}

const pattern = /^([\w.-]{1,64});(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))$/;

/** Phones' clocks may be wrong, but not by a day. */
const isPlausible = (at: number, now: number): boolean => at > now - DAY_MS && at < now + 10 * MINUTE_MS;

/** Reads the consent header; a malformed one counts as none. The terms are those of the page's language. */
export function readConsent(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  c: Context,
  channel: Channel,
): StoredConsent {
  const terms = config.subscription.terms[readLanguage(c)][channel];
  const parts = (c.req.header(CONSENT_HEADER) ?? '').split(';').map((part) => part.trim());
  const [, id = '', instant = ''] = pattern.exec(parts.join(';')) ?? [];
  const at = Date.parse(instant);
  return { consent: id, consentAt: isPlausible(at, clock()) ? new Date(at) : null, terms };
}
