import { clientConfig } from '#platform/startup/config.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { contactMessages } from './messages.ts';

/** The webmail service has been opened; it is there that the message is sent. */
export function Thanks() {
  const texts = useMessages(contactMessages);
  return (
    <p className="flex items-start gap-3 rounded-lg bg-secondary p-4 font-medium text-secondary-content">
      <Icon name="check" className="mt-0.5 size-5" />
      {texts.thanks(clientConfig().webmailName)}
    </p>
  );
}
