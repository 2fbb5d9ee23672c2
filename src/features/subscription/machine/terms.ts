import type { Channel } from '#contract/subscription/subscription.ts';
import { channelOf, withCountryCode } from '#contract/subscription/subscription.ts';
import type { SubscriptionTerms } from '#contract/config/client-config.ts';
import { formatMoney } from '#contract/format.ts';
import type { Locale } from '#contract/config/locale.ts';
import { hashText } from '#platform/startup/visit-seed.ts';
import { subscriptionMessages, type SubscriptionTexts } from '../messages.ts';

/** The channel of the typed number; null while it is too short or unknown. */
export function typedChannel(nationalPhone: string): Channel | null {
  return channelOf(withCountryCode(nationalPhone));
}

/** What a channel's subscription costs, how often, and how it ends: one sentence each. */
export function toTermsText(channel: Channel, terms: SubscriptionTerms, locale: Locale): string[] {
  const texts: SubscriptionTexts = subscriptionMessages[locale];
  const operator = texts.operators[channel];
  const price = formatMoney(terms.price, 'BDT', locale);
  const cost = terms.price === 0 ? texts.untoldCost(operator) : texts.cost(operator, price, terms.period);
  return [cost, texts.howToStop, terms.stop].filter((sentence) => sentence !== '');
}

/**
 * Names the terms that were shown, and by which app: readable, and bound to their very words. At most 64 characters
 * before the semicolon, as the gateway keeps no more.
 * @param shownAt ms since the epoch
 */
export function toConsent(
  { appId, channel }: { appId: string; channel: Channel },
  terms: SubscriptionTerms,
  shownAt: number,
): string {
  const text = toTermsText(channel, terms, 'en').join(' ');
  const mark = hashText(text, 0).toString(16).padStart(8, '0');
  return `${appId}.${channel}-${terms.price}-${terms.period}-${mark};${new Date(shownAt).toISOString()}`;
}
