import type { Context } from 'hono';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import type { SubscriptionTerms } from '#contract/config/client-config.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import { CONSENT_HEADER } from '#contract/http/write-headers.ts';
import type { AppContext } from '../app-context.ts';

/** What the visitor was shown, as the client tells it, beside what was configured then. */
export interface Consent {
  /** Names the text that was shown; '' when it was not told. */
  consent: string;
  consentAt: Date | null;
  terms: Partial<SubscriptionTerms>;
}

const pattern =
  /^([\w.-]{1,64})\s*;\s*(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))$/;

/** Clocks of phones are wrong at times, but evidence from tomorrow is none. */
const isPlausible = (at: number, now: number): boolean => at > now - DAY_MS && at < now + 10 * MINUTE_MS;

/** Reads the consent of a request. A header that makes no sense counts as not told, as does an instant of its own. */
export function readConsent({ config, clock }: AppContext, c: Context, channel: Channel): Consent {
  const terms = config.subscription.terms[channel];
  const [, id = '', instant = ''] = pattern.exec(c.req.header(CONSENT_HEADER)?.trim() ?? '') ?? [];
  const at = Date.parse(instant);
  return { consent: id, consentAt: isPlausible(at, clock()) ? new Date(at) : null, terms };
}
