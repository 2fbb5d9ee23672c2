import { createFileRoute } from '@tanstack/react-router';
import { toAlertSearch } from '#contract/alerts/alert-search.ts';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { AlertsPage } from '#features/alerts/alerts-page.tsx';
import { useSmsSubscriber } from '#features/subscription/machine/subscription.ts';

export const Route = createFileRoute('/jobAlerts')({
  validateSearch: (raw: Record<string, unknown>): JobSearch => toAlertSearch(parseJobSearch(raw)),
  component: JobAlertsRoute,
});

function JobAlertsRoute() {
  return <AlertsPage search={Route.useSearch()} subscriber={useSmsSubscriber()} />;
}
