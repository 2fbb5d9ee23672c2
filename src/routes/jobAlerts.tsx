import { getRouteApi } from '@tanstack/react-router';
import { AlertsPage } from '#features/alerts/alerts-page.tsx';
import { useSmsSubscriber } from '#features/subscription/machine/subscription.ts';

const route = getRouteApi('/jobAlerts');

export function JobAlertsRoute() {
  return <AlertsPage search={route.useSearch()} subscriber={useSmsSubscriber()} />;
}
