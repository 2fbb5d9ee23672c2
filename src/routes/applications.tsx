import { createFileRoute } from '@tanstack/react-router';
import { PhoneRow } from '#features/applications/ways/phone-row.tsx';
import { ApplicationsPage } from '#features/hiring/applications-page.tsx';
import { readInboxSearch } from '#features/hiring/inbox-search.ts';

export const Route = createFileRoute('/applications')({ component: ApplicationsRoute });

const nothing = () => undefined;
const showPhone = (contact: string, letter: string) => (
  <PhoneRow contact={contact} letter={letter} onHand={nothing} />
);

function ApplicationsRoute() {
  const navigate = Route.useNavigate();
  return (
    <ApplicationsPage
      search={readInboxSearch({ ...Route.useSearch() })}
      onSearch={(search, how) => void navigate({ search, replace: how === 'replace', resetScroll: false })}
      phone={showPhone}
    />
  );
}
