import { Link } from '@tanstack/react-router';
import { toAlertSearch } from '#contract/alerts/alert-search.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { reminderMessages } from './reminder-messages.ts';
import { EmailAlertForm } from './email-alert-form.tsx';

/** "Set Job Reminder" below the list (§2), for its search. */
export function Reminder({ search }: { search: JobSearch }) {
  const texts = reminderMessages;
  const { hasMail } = clientConfig();
  return (
    <section aria-labelledby="reminder" className="surface mt-6 grid gap-3 p-4">
      <h2 id="reminder" className="text-lg font-bold">
        {texts.heading}
      </h2>
      {hasMail && (
        <>
          <p className="text-muted">{texts.text}</p>
          <EmailAlertForm search={search} pace="daily" />
        </>
      )}
      <p className="flex flex-wrap gap-x-6">
        <Link to={appPaths.alerts} search={toAlertSearch(search)} className="link py-2.5 text-primary">
          {hasMail ? texts.byNotification : texts.notification}
        </Link>
        <Link to={appPaths.alerts} className="link py-2.5 text-primary">
          {texts.mine}
        </Link>
      </p>
    </section>
  );
}
