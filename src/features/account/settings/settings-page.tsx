import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { profileQuery } from '#api/account.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import { SignedOutCard } from '#presenters/session/signed-out-card.tsx';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useFormSession } from '#platform/session/form-session.ts';
import { bannerMessages } from '#texts/presenters/banner';
import { PageBanner } from '#ui/page-banner.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { clientConfig } from '#platform/startup/config.ts';
import { AddressSetting, DownloadSetting, EverywhereSetting } from './action-settings.tsx';
import { AddressForm } from './address-form.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { MailsForm } from './mails-form.tsx';
import { settingsMessages } from '#texts/features/account/settings/messages';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ExpandingSetting } from './setting-card.tsx';

function Back() {
  const texts = settingsMessages;
  return (
    <Link
      to={appPaths.profile}
      className="link inline-flex min-h-11 items-center justify-self-start font-medium text-primary"
    >
      {texts.back}
    </Link>
  );
}

function Settings({ session }: { session: Session }) {
  const { profile, password, newAddress, mails, deletion } = settingsMessages;
  const { hasMail } = clientConfig();
  const { email } = session.user;
  return (
    <>
      <ExpandingSetting texts={profile} session={session} Form={ProfileForm} />
      <ExpandingSetting texts={password} session={session} Form={PasswordForm} />
      {hasMail && (
        <>
          <AddressSetting session={session} />
          <ExpandingSetting
            texts={{ ...newAddress, text: newAddress.text(email) }}
            session={session}
            Form={AddressForm}
          />
          <ExpandingSetting texts={mails} session={session} Form={MailsForm} />
        </>
      )}
      <EverywhereSetting session={session} />
      <DownloadSetting session={session} />
      <ExpandingSetting texts={deletion} tone="danger" session={session} Form={DeletionForm} />
    </>
  );
}

/** Waits for the server's first answer, which shows whether it supports settings (`useServerExtensions`). */
function NotOffered({ session: { user, token } }: { session: Session }) {
  const texts = settingsMessages;
  const { isPending } = useQuery(profileQuery({ token, userId: user._id }));
  if (isPending) return <p role="status">{texts.loading}</p>;
  return <StatePanel icon="person" title={texts.notOffered} action={<Back />} />;
}

function Contents(): ReactNode {
  const texts = settingsMessages;
  const session = useFormSession();
  const isOffered = useServerExtensions();
  if (!session) {
    return <SignedOutCard title={texts.missingToken} text={texts.missingTokenText} />;
  }
  if (!isOffered) return <NotOffered session={session} />;
  return (
    <>
      <Settings key={session.user._id} session={session} />
      <Back />
    </>
  );
}

/** `/accountSettings`. */
export function AccountSettingsPage() {
  const texts = settingsMessages;
  const { subtitle } = bannerMessages;
  usePageTitle(texts.title);
  return (
    <>
      <PageBanner topic={texts.title} subTopic={texts.subTitle} subtitle={subtitle} />
      <div className="page grid max-w-3xl gap-4 py-6 filters:py-8">
        <Contents />
      </div>
    </>
  );
}
