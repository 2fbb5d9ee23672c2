import { clientConfig } from '#platform/startup/config.ts';
import { toTermsText, typedChannel } from '../machine/terms.ts';
import { subscriptionMessages } from '#texts/features/subscription/messages';

/** What a number costs. The lines are reserved, so nothing moves while one is typed. */
export function Terms({ phone }: { phone: string }) {
  const texts = subscriptionMessages;
  const { subscriptionTerms, subscriptionSandbox } = clientConfig();
  const channel = typedChannel(phone);
  const hasSms = Object.values(subscriptionTerms).some(({ sms }) => sms);
  const told =
    channel === null ? [texts.costLater, texts.renewal] : toTermsText(channel, subscriptionTerms[channel]);
  const sentences = subscriptionSandbox ? [...told, texts.testMode] : told;
  return (
    <div role="status" className={`text-sm text-muted ${hasSms ? 'min-h-20' : 'min-h-16'}`}>
      {sentences.map((sentence, index) => (
        <p key={sentence} className={index === 0 ? 'font-semibold text-base-content' : ''}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
