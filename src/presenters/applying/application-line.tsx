import type { KnownApplication } from '#device/applications/known-applications.ts';
import { useOnline } from '#platform/http/online.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { useSession } from '#platform/session/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { toStateLine } from './application-state.ts';

/** What became of one's application, followed. */
export function ApplicationLine({ application }: { application: KnownApplication }) {
  const situation = { isOnline: useOnline(), isSignedIn: useSession() !== null, now: useNow() };
  const { icon, text, isUrgent } = toStateLine(application, situation);
  return (
    <p
      role="status"
      className={`tabular flex items-start gap-2 text-sm font-semibold ${isUrgent ? 'text-warning' : ''}`}
    >
      <Icon name={icon} className={`size-5 ${isUrgent ? '' : 'text-primary'}`} />
      {text}
    </p>
  );
}
