import { clientConfig } from '#platform/startup/config.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { toTermsText, typedChannel } from '../machine/terms.ts';
import { subscriptionMessages } from '../messages.ts';

/** What a number costs. The lines are reserved, so nothing moves while one is typed. */
export function Terms({ phone }: { phone: string }) {
  const texts = useMessages(subscriptionMessages);
  const locale = useLocale();
  const { subscriptionTerms, subscriptionSandbox } = clientConfig();
  const channel = typedChannel(phone);
  const told =
    channel === null
      ? [texts.costLater, texts.renewal]
      : toTermsText(channel, subscriptionTerms[channel], locale);
  const sentences = subscriptionSandbox ? [...told, texts.testMode] : told;
  return (
    <div role="status" className="min-h-16 text-sm text-muted">
      {sentences.map((sentence, index) => (
        <p key={sentence} className={index === 0 ? 'font-semibold text-base-content' : ''}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
