import { clientConfig } from '#platform/startup/config.ts';
import { useSubscription } from '../machine/subscription.ts';
import { toTermsText, typedChannel } from '../machine/terms.ts';
import { subscriptionMessages } from '../messages.ts';

/** The price for a number. The height is reserved, so that nothing shifts while one is typed. */
export function Terms({ phone }: { phone: string }) {
  const texts = subscriptionMessages;
  const { subscriptionTerms, subscriptionSandbox } = clientConfig();
  const { memory } = useSubscription();
  const channel = typedChannel(memory, phone);
  const hasSms = Object.values(subscriptionTerms).some(({ sms }) => sms);
  const lines =
    channel === null ? [texts.costLater, texts.renewal] : toTermsText(channel, subscriptionTerms[channel]);
  const sentences = subscriptionSandbox ? [...lines, texts.testMode] : lines;
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
