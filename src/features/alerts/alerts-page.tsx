import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { onReconnect } from '#platform/http/online.ts';
import { alertMessages as texts } from './messages.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { AlertList } from './alert-list.tsx';
import { ConfirmCard, ManageCard, readMailLink } from './mail-link.tsx';
import { NewAlertForm, type SmsSubscriber } from './new-alert-form.tsx';
import { refreshAlerts } from './send-alerts.ts';

function useFreshAlerts(): void {
  useEffect(() => {
    // If the server cannot be reached, the stored states are shown.
    const refresh = () => void refreshAlerts().catch(() => undefined);
    refresh();
    return onReconnect(refresh);
  }, []);
}

interface AlertsPageProps {
  search: JobSearch;
  /** Null where this device's operator sends no jobs by SMS. */
  subscriber: SmsSubscriber | null;
}

/** Job alerts: those of this device, a form for a new one, and the targets of links in mails. */
export function AlertsPage({ search, subscriber }: AlertsPageProps) {
  usePageTitle(texts.title);
  useFreshAlerts();
  const hash = useLocation({ select: (location) => location.hash });
  const given = readMailLink(hash);
  // Kept in state after the fragment is removed from the URL; a newer link may be opened on the same page.
  const [link, setLink] = useState(given);
  if (given !== null && given.alert.key !== link?.alert.key) setLink(given);
  return (
    <>
      <PageBanner topic={texts.title} subTopic={texts.subTitle} />
      <div className="page grid max-w-3xl gap-4 py-4">
        {link?.purpose === 'confirm' && <ConfirmCard key={link.alert.key} alert={link.alert} />}
        {link?.purpose === 'manage' && <ManageCard key={link.alert.key} alert={link.alert} />}
        {link === null && <NewAlertForm search={search} subscriber={subscriber} />}
        <AlertList />
      </div>
    </>
  );
}
