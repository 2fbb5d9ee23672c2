import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { isSessionOver } from '#platform/session/session-end.ts';
import { useFormSession } from '#platform/session/form-session.ts';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { inboxMessages } from './messages.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import type { InboxSearch } from './inbox-search.ts';
import { type InboxViewProps, InboxView } from './inbox-view.tsx';
import { InboxesView } from './inboxes-view.tsx';
import { useOldDecisions } from './use-decide.ts';

type PageProps = Pick<InboxViewProps, 'onSearch' | 'phone'> & { search: InboxSearch };

function ForOwner({ userId, search, ...page }: PageProps & { userId: string }) {
  useOldDecisions(userId);
  const { job } = search;
  if (job === undefined) return <InboxesView userId={userId} />;
  return <InboxView key={job} {...page} userId={userId} search={{ ...search, job }} />;
}

/** `/applications` (extension): who applied for the user's jobs. */
export function ApplicationsPage(props: PageProps) {
  const texts = inboxMessages;
  const session = useFormSession();
  const hasExtensions = useServerExtensions();
  usePageTitle(texts.title);
  const toContent = () => {
    if (session === null || isSessionOver()) return <SignedOutCard title={texts.missingToken} />;
    if (!hasExtensions) return <StatePanel icon="mail" title={texts.noJobs} />;
    const userId = session.user._id;
    return <ForOwner key={userId} {...props} userId={userId} />;
  };
  return (
    <>
      <PageBanner topic={texts.title} subTopic={texts.subTitle} />
      <div className="page page-wide flex flex-col gap-4 py-6">{toContent()}</div>
    </>
  );
}
