import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileQuery } from '#api/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { User } from '#contract/accounts/auth.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useFormSession } from '#platform/session/session-end.ts';
import { Loaded } from '#ui/state/loaded.tsx';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { Section, SignedOut } from './section.tsx';
import { isNetworkFailure } from './delete-row.ts';
import { profileMessages, type ProfileTexts } from './messages.ts';
import { toShownDigits } from '#contract/shown-digits.ts';

const grid = 'surface grid gap-4 p-4 md:grid-cols-3';

function Fact({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  const words = profileMessages;
  return (
    <div className="relative min-w-0 ps-14">
      <dt className="text-sm text-muted">
        <span className="absolute top-0.5 left-0 grid size-11 place-items-center rounded-lg bg-secondary text-primary">
          <Icon name={icon} />
        </span>
        {label}
      </dt>
      <dd className="tabular font-semibold break-words">{value || words.notGiven}</dd>
    </div>
  );
}

function Facts({ user }: { user: User }) {
  const words = profileMessages;
  return (
    <dl className={grid}>
      <Fact icon="person" label={words.fullName} value={`${user.firstName} ${user.lastName}`.trim()} />
      <Fact icon="mail" label={words.email} value={user.email} />
      <Fact icon={factIcons.phone} label={words.phone} value={toShownDigits(user.phoneNumber)} />
    </dl>
  );
}

/** A link to moderation, for administrators. */
function ModerationLink() {
  const words = profileMessages;
  return (
    <Link to={appPaths.admin} className="btn mt-3 text-base">
      <Icon name="check" />
      {words.moderation}
    </Link>
  );
}

function FactsSkeleton() {
  return (
    <div className={grid}>
      <div className="skeleton h-11" />
      <div className="skeleton h-11" />
      <div className="skeleton h-11" />
    </div>
  );
}

const toText = (error: unknown, words: ProfileTexts): string =>
  words.error(isNetworkFailure(error) ? words.fetchFailed(failureText(error)) : failureText(error));

function Information({ userId }: { userId: string }) {
  const words = profileMessages;
  const query = useQuery({ ...profileQuery(userId), refetchOnMount: 'always' });
  return (
    <Loaded
      query={query}
      toFailure={(error) => ({ title: toText(error, words) })}
      loadingText={words.loading}
      skeleton={<FactsSkeleton />}
    >
      {(user) => (
        <>
          <Facts user={user} />
          {user.role === 'admin' && <ModerationLink />}
        </>
      )}
    </Loaded>
  );
}

function SettingsLink() {
  const words = profileMessages;
  return (
    <Link to={appPaths.accountSettings} className="btn text-base">
      {words.settings}
    </Link>
  );
}

/** "01. Personal Information" (§2). */
export function PersonalInformation() {
  const words = profileMessages;
  const session = useFormSession();
  const isOffered = useServerExtensions();
  return (
    <Section id="personal-information" texts={words} action={session && isOffered && <SettingsLink />}>
      {session ? <Information userId={session.user._id} /> : <SignedOut message={words.missingToken} />}
    </Section>
  );
}
