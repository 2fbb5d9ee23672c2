import { useMessages } from '#platform/i18n/messages.ts';
import { useOnline } from '#platform/http/online.ts';
import { StateLine } from '#ui/state-panel.tsx';
import { draftMessages } from './draft-messages.ts';

/** That a form can be filled in, but not sent. */
export function OfflineFormLine() {
  const { offline } = useMessages(draftMessages);
  return useOnline() ? null : <StateLine tone="notice">{offline}</StateLine>;
}
