import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useFormSession, isSessionOver } from '#platform/session/session-end.ts';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { BelowCard } from './section.tsx';
import { usePageTitle } from '#platform/browser/window.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { ownCompaniesMessages, postedJobsMessages as texts, profileMessages as words } from './messages.ts';
import { OwnCompanies, type CompanyModalSlot } from './own-companies.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { PostedJobs, type JobModalSlot } from './posted-jobs.tsx';

function ProfileFrame({ name, children }: { name: string; children: ReactNode }) {
  usePageTitle(name);
  return (
    <>
      <PageBanner topic={words.title} subTopic={words.subTitle} />
      <div className="page grid gap-10 py-6 filters:py-8">{children}</div>
    </>
  );
}

const linkLook = 'link inline-flex min-h-11 items-center font-medium text-primary';

interface ProfilePageProps {
  jobModal: JobModalSlot;
  companyModal: CompanyModalSlot;
}

/** `/userProfile` (§2). */
export function ProfilePage({ jobModal, companyModal }: ProfilePageProps) {
  const isSignedOut = useFormSession() === null;
  const hasExtensions = useServerExtensions();
  return (
    <ProfileFrame name={words.title}>
      {isSignedOut && isSessionOver() ? (
        <SignedOutCard title={words.missingToken} />
      ) : (
        <>
          <PostedJobs modal={jobModal} />
          {!isSignedOut && hasExtensions && (
            // Also opens offline, where the list above does not.
            <p>
              <Link to={appPaths.applications} className={linkLook}>
                {words.applicationsLink}
              </Link>
            </p>
          )}
          <BelowCard value={isSignedOut}>
            <OwnCompanies modal={companyModal} />
            <PersonalInformation />
          </BelowCard>
        </>
      )}
      <p>
        <Link to={appPaths.storage} className={linkLook}>
          {words.deviceLink}
        </Link>
      </p>
    </ProfileFrame>
  );
}

/** `/userInfo`. */
export function UserInfoPage() {
  return (
    <ProfileFrame name={words.personalInformation}>
      <PersonalInformation />
    </ProfileFrame>
  );
}

/** `/userJobs`. */
export function UserJobsPage({ jobModal }: Pick<ProfilePageProps, 'jobModal'>) {
  return (
    <ProfileFrame name={texts.title}>
      <PostedJobs modal={jobModal} />
    </ProfileFrame>
  );
}

/** `/companiesList`. */
export function CompaniesListPage({ companyModal }: Pick<ProfilePageProps, 'companyModal'>) {
  return (
    <ProfileFrame name={ownCompaniesMessages.title}>
      <OwnCompanies modal={companyModal} />
    </ProfileFrame>
  );
}
