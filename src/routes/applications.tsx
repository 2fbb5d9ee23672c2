import { getRouteApi } from '@tanstack/react-router';
import { PhoneRow } from '#features/applications/way-button.tsx';
import { ApplicationsPage } from '#features/hiring/applications-page.tsx';
import { readInboxSearch } from '#features/hiring/inbox-search.ts';

const route = getRouteApi('/applications');

const nothing = () => undefined;
const showPhone = (contact: string, letter: string) => (
  <PhoneRow contact={contact} letter={letter} onHand={nothing} />
);

export function ApplicationsRoute() {
  const navigate = route.useNavigate();
  return (
    <ApplicationsPage
      search={readInboxSearch({ ...route.useSearch() })}
      onSearch={(search, how) => void navigate({ search, replace: how === 'replace', resetScroll: false })}
      phone={showPhone}
    />
  );
}
