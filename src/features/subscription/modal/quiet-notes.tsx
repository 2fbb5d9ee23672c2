import { sandboxPaths } from '#contract/subscription/paths.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useOnline } from '#platform/http/online.ts';
import { subscriptionMessages } from '../messages.ts';

const noteClass = 'rounded-lg bg-notice p-3 text-sm';

/** Offline, nothing is lost. */
export function OfflineNote() {
  const texts = useMessages(subscriptionMessages);
  const isOnline = useOnline();
  return (
    <div role="status" className="mx-auto max-w-md">
      {!isOnline && <p className={`${noteClass} mb-4`}>{texts.offline}</p>}
    </div>
  );
}

/** The outcome at the operator's page. */
export function ReturnNote({ code }: { code: string }) {
  const texts = useMessages(subscriptionMessages);
  return (
    <p role="alert" className={`${noteClass} font-medium`}>
      {code === 'E3009' ? texts.returned.E3009 : texts.returned.other(code)}
    </p>
  );
}

/** The operators are simulated: no SMS arrives. */
export function SandboxNote() {
  const texts = useMessages(subscriptionMessages);
  if (!clientConfig().subscriptionSandbox) return null;
  return (
    <p className={noteClass}>
      {texts.sandbox}{' '}
      <a href={sandboxPaths.page} target="_blank" rel="noreferrer" className="link font-medium">
        {texts.sandboxPage}
      </a>
      .
    </p>
  );
}
