import { clientConfig } from '#platform/startup/config.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { subscriptionMessages } from '../messages.ts';
import { toTermsText, typedChannel } from '../machine/terms.ts';

/** What it costs, how often, and how to stop: told before the number is sent. */
export function TermsBox({ phone }: { phone: string }) {
  const texts = useMessages(subscriptionMessages);
  const locale = useLocale();
  const channel = typedChannel(phone);
  const sentences =
    channel === null
      ? [texts.costLater, texts.howToStop]
      : toTermsText(channel, clientConfig().subscriptionTerms[channel], locale);
  return (
    <div
      role="status"
      className="grid min-h-40 content-start gap-1 rounded-lg bg-secondary p-4 text-sm text-secondary-content"
    >
      {sentences.map((sentence, index) => (
        <p key={sentence} className={index === 0 ? 'font-semibold' : ''}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
