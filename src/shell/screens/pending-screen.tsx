import { useMessages } from '#platform/i18n/messages.ts';
import { shellMessages } from '../messages.ts';

/** Shown while a screen's code loads. */
export function PendingScreen() {
  const texts = useMessages(shellMessages);
  return (
    <div role="status" className="page py-8">
      <span className="sr-only">{texts.loading}</span>
      <div aria-hidden="true" className="grid gap-4">
        <div className="skeleton h-9 w-2/3 max-w-md" />
        <div className="skeleton h-5 w-1/2 max-w-sm" />
        <div className="skeleton h-48 w-full" />
      </div>
    </div>
  );
}
