import { locale } from '#platform/i18n/locale.ts';
import { type Channel, withCountryCode } from '#contract/subscription/subscription.ts';
import type { SubscriptionTerms } from '#contract/config/client-config.ts';
import { formatMoney } from '#contract/format.ts';
import { channelFor, type Memory } from './memory.ts';
import { hashText } from '#platform/startup/visit-seed.ts';
import { subscriptionMessages, type SubscriptionTexts } from '../messages.ts';

/** The channel of a typed number; null while too short or unknown. */
export const typedChannel = (memory: Memory, nationalPhone: string): Channel | null =>
  channelFor(memory, withCountryCode(nationalPhone));

/** Price, what it includes, period and cancellation of a channel, one sentence each. */
export function toTermsText(channel: Channel, terms: SubscriptionTerms): string[] {
  const texts: SubscriptionTexts = subscriptionMessages;
  const operator = texts.operators[channel];
  const price = formatMoney(terms.price, 'BDT', locale);
  const cost = terms.price === 0 ? texts.untoldCost(operator) : texts.cost(operator, price, terms.period);
  return [cost, terms.sms ? texts.smsIncluded : '', texts.renewal, terms.stop].filter(
    (sentence) => sentence !== '',
  );
}

/**
 * Names the shown terms and the app, bound to their text; at most 64 characters before the semicolon, which is the
 * gateway's limit. @param shownAt ms since the epoch
 */
export function toConsent(
  { appId, channel }: { appId: string; channel: Channel },
  terms: SubscriptionTerms,
  shownAt: number,
): string {
  const text = toTermsText(channel, terms).join(' ');
  const mark = hashText(text, 0).toString(16).padStart(8, '0');
  return `${appId}.${channel}-${terms.price}-${terms.period}-${mark};${new Date(shownAt).toISOString()}`;
}
