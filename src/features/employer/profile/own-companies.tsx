import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deletedCompaniesQuery, ownCompaniesQuery } from '#api/own-companies.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useSession } from '#platform/session/session.ts';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { StatePanel } from '#ui/state-panel.tsx';
import { COMPANIES_TITLE_ID, companyCalls, CompanyList, type CompanyModalSlot } from './company-list.tsx';
import { DeletedRows } from './deleted-rows.tsx';
import { ownCompaniesMessages } from './list-messages.ts';
import { Loaded, RowsSkeleton } from './list-states.tsx';
import { Section, SignedOut } from './section.tsx';

function AddLink() {
  const texts = useMessages(ownCompaniesMessages);
  return (
    <Link to={appPaths.createCompany} className="btn text-base">
      {texts.add}
    </Link>
  );
}

function NoCompanies() {
  const texts = useMessages(ownCompaniesMessages);
  return (
    <StatePanel icon={factIcons.building} title={texts.empty} text={texts.emptyText} action={<AddLink />} />
  );
}

interface OwnerProps {
  owner: { token: string; userId: string };
  modal: CompanyModalSlot;
}

function CompaniesOf({ owner, modal }: OwnerProps) {
  const texts = useMessages(ownCompaniesMessages);
  const query = useQuery({
    ...ownCompaniesQuery(owner),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const deleted = useQuery({ ...deletedCompaniesQuery(owner), enabled: useServerExtensions() });
  return (
    <Section
      id={COMPANIES_TITLE_ID}
      title={texts.section}
      action={query.data !== undefined && query.data.length > 0 && <AddLink />}
    >
      <Loaded query={query} toText={() => texts.failure} skeleton={<RowsSkeleton />}>
        {(companies) => <CompanyList companies={companies} empty={<NoCompanies />} modal={modal} />}
      </Loaded>
      <DeletedRows rows={deleted.data} owner={owner} calls={companyCalls} />
    </Section>
  );
}

/** "03. Your Companies": those the signed-in user made (§2). */
export function OwnCompanies({ modal }: { modal: CompanyModalSlot }) {
  const texts = useMessages(ownCompaniesMessages);
  const session = useSession();
  if (session) {
    return <CompaniesOf owner={{ token: session.token, userId: session.user._id }} modal={modal} />;
  }
  return (
    <Section id={COMPANIES_TITLE_ID} title={texts.section}>
      <SignedOut message={texts.missingToken} />
    </Section>
  );
}
