import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deletedJobsQuery, ownJobsQuery } from '#api/own-jobs.ts';
import { appPaths } from '#contract/http/paths.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useSession } from '#platform/session/session.ts';
import { StatePanel } from '#ui/state-panel.tsx';
import { DeletedRows } from './deleted-rows.tsx';
import { jobCalls, JobList, JOBS_TITLE_ID, type JobModalSlot } from './job-list.tsx';
import { postedJobsMessages } from './list-messages.ts';
import { isNetworkFailure } from './list-rules.ts';
import { Loaded, RowsSkeleton } from './list-states.tsx';
import { Section, SignedOut } from './section.tsx';

function PostLink({ look = '' }: { look?: 'btn-primary' | '' }) {
  const texts = useMessages(postedJobsMessages);
  return (
    <Link to={appPaths.postJob} className={`btn text-base ${look}`}>
      {texts.add}
    </Link>
  );
}

function NoJobs() {
  const texts = useMessages(postedJobsMessages);
  return (
    <StatePanel
      icon="briefcase"
      title={texts.empty}
      text={texts.emptyText}
      action={<PostLink look="btn-primary" />}
    />
  );
}

interface OwnerProps {
  owner: { token: string; userId: string };
  modal: JobModalSlot;
}

function JobsOf({ owner, modal }: OwnerProps) {
  const texts = useMessages(postedJobsMessages);
  const query = useQuery({ ...ownJobsQuery(owner), refetchOnMount: 'always' });
  const deleted = useQuery({ ...deletedJobsQuery(owner), enabled: useServerExtensions() });
  const toText = (error: unknown) =>
    isNetworkFailure(error) ? texts.networkFailure(failureText(error)) : texts.refusal(failureText(error));
  return (
    <Section
      id={JOBS_TITLE_ID}
      title={texts.section}
      action={query.data !== undefined && query.data.length > 0 && <PostLink />}
    >
      <Loaded query={query} toText={toText} skeleton={<RowsSkeleton />}>
        {(jobs) => <JobList jobs={jobs} empty={<NoJobs />} modal={modal} />}
      </Loaded>
      <DeletedRows rows={deleted.data} owner={owner} calls={jobCalls} />
    </Section>
  );
}

/** "02.Posted Jobs List": the jobs of the signed-in user (§2). */
export function PostedJobs({ modal }: { modal: JobModalSlot }) {
  const texts = useMessages(postedJobsMessages);
  const session = useSession();
  if (session) return <JobsOf owner={{ token: session.token, userId: session.user._id }} modal={modal} />;
  return (
    <Section id={JOBS_TITLE_ID} title={texts.section}>
      <SignedOut message={texts.missingToken} />
    </Section>
  );
}
