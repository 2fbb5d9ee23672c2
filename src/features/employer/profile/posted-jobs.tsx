import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import {
  ownTotalsQuery,
  closeJob,
  deletedJobsQuery,
  deleteJob,
  ownJobKeys,
  ownJobsQuery,
  refreshJobs,
  reopenJob,
  restoreJob,
} from '#api/own-jobs.ts';
import { inboxCountsQuery } from '#api/inbox/inbox-counts.ts';
import type { InboxSummary } from '#contract/applications/application.ts';
import { findWay, toOpenWays } from '#contract/applications/open-ways.ts';
import { type FigureCounts, noCounts } from '#contract/figures/figures.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { isOpen } from '#contract/jobs/job-dates.ts';
import { type OwnJob, toHiddenState } from '#contract/jobs/job.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isOnline } from '#platform/http/online.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { createIdempotencyKey } from '#platform/http/call-api.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import { createObservable } from '#platform/observable.ts';
import { toJobCardView } from '#ui/card/job-card-view.ts';
import { PayPhrase } from '#ui/card/pay-phrase.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { JobLink } from '#ui/links/job-link.tsx';
import { DrawnScene } from '#ui/state/drawn-scene.tsx';
import { menuItemLook } from '#ui/more-menu.tsx';
import type { FiguresDialogProps } from './figures-dialog.tsx';
import { isNetworkFailure, type DeleteCalls } from './delete-row.ts';
import { createLazyModal } from './lazy-modal.tsx';
import { toJobMarks } from './row-marks.ts';
import { markMessages as marks, postedJobsMessages as texts, profileMessages as words } from './messages.ts';
import type { RowView } from './own-list.tsx';
import { ForOwner, OwnRows, type RowActions, toEditAction } from './own-rows.tsx';
import { LiveRegion } from './section.tsx';

const figuresModal = createLazyModal<FiguresDialogProps>(
  async () => (await import('./figures-dialog.tsx')).FiguresDialog,
);

export type JobModalSlot = (modal: {
  mode: 'view' | 'edit';
  jobId: string;
  onClose: () => void;
  onSaved: () => void;
}) => ReactNode;

const calls: DeleteCalls<OwnJob> = {
  leaving: createObservable<ReadonlySet<string>>(new Set()),
  keyOf: ownJobKeys.list,
  nameOf: (job) => job.title,
  remove: deleteJob,
  restore: restoreJob,
  refresh: refreshJobs,
  elementOf: (id) => `job-${id}`,
  lastElement: 'posted-jobs',
};

interface JobActions {
  copy: (job: OwnJob) => void;
  /** Undefined for servers without figures. */
  showFigures: ((job: OwnJob) => void) | undefined;
  /** Undefined for servers without this call. */
  changeStatus: ((job: OwnJob) => void) | undefined;
  /** By the job's id; undefined until loaded. */
  figures: Readonly<Record<string, FigureCounts>> | undefined;
  /** Undefined until loaded. */
  inboxes: InboxSummary['jobs'] | undefined;
}

/** "12 applications, 3 new", with the way to them; nothing for a job without applications here. */
function InboxLink({ job, inboxes }: { job: OwnJob } & Pick<JobActions, 'inboxes'>) {
  const found = inboxes?.find(({ jobId }) => jobId === job._id);
  const hasInbox = findWay(toOpenWays(job.applyWays), 'inbox') !== undefined;
  if (inboxes === undefined || (found === undefined && !hasInbox)) return null;
  const { total, new: unseen } = found ?? { total: 0, new: 0 };
  const [all, fresh] = [formatNumber(total, locale), formatNumber(unseen, locale)];
  return (
    <Link
      to={appPaths.applications}
      search={{ job: job._id }}
      preload={false}
      className="link inline-flex min-h-11 items-center gap-2 font-medium text-primary"
    >
      <Icon name="mail" />
      {total === 0 ? texts.noApplications : texts.applications(total, all)}
      {unseen > 0 && `, ${texts.newApplications(fresh)}`}
    </Link>
  );
}

/** True for a public job that can be closed, or reopened before its deadline. */
const canChange = (job: OwnJob, now: number): boolean =>
  toHiddenState(job) === null && (job.status !== 'closed' || isOpen({ ...job, status: 'open' }, now));

function useJobRow({
  copy,
  showFigures,
  changeStatus,
  figures,
  inboxes,
}: JobActions): (job: OwnJob, actions: RowActions) => RowView {
  const now = useNow();
  return (job, actions) => {
    const { title, lang, companyName, shownPlace, pay } = toJobCardView(job, now);
    return {
      id: calls.elementOf(job._id),
      name: title,
      lang,
      marks: toJobMarks(job, { now, figures: figures && (figures[job._id] ?? noCounts) }, marks),
      onView: actions.view,
      page: (
        // The menu focuses its first entry when it opens, which would preload a job that is then deleted.
        <JobLink
          id={job._id}
          preload={false}
          aria-label={words.named(texts.openPage, title)}
          className={menuItemLook}
        >
          {texts.openPage}
        </JobLink>
      ),
      note: <InboxLink job={job} inboxes={inboxes} />,
      cells: [companyName, shownPlace, <PayPhrase key="pay" pay={pay} />],
      main: toEditAction(job, actions.edit, words),
      more: [
        ...(showFigures && job.postedAt !== ''
          ? [{ text: texts.figures, onPress: () => showFigures(job) }]
          : []),
        { text: texts.copy, onPress: () => copy(job) },
        ...(changeStatus && canChange(job, now)
          ? [
              {
                text: job.status === 'closed' ? texts.reopen : texts.close,
                onPress: () => changeStatus(job),
              },
            ]
          : []),
        { text: words.remove, onPress: actions.remove },
      ],
    };
  };
}

/** A notice board with an empty space, for decoration. */
function NoticeBoardPicture() {
  return (
    <DrawnScene sun={140}>
      <path d="M54 76v24m52-24v24" />
      <path d="M44 32h72v44H44Z" className="fill-base-200" />
      <path d="m40 34 40-20 40 20" />
      <path d="M56 44h22v20H56Z" strokeWidth="2" strokeDasharray="4 4" opacity=".6" />
      <path d="M90 46h14m-14 8h14m-14 8h8" strokeWidth="2" opacity=".6" />
    </DrawnScene>
  );
}

function JobsOf({ userId, modal }: { userId: string; modal: JobModalSlot }) {
  const query = useQuery({ ...ownJobsQuery(userId), refetchOnMount: 'always' });
  const hasExtensions = useServerExtensions();
  const deleted = useQuery({ ...deletedJobsQuery(userId), enabled: hasExtensions });
  const navigate = useNavigate();
  const { announcement, change } = useJobStatus(userId);
  const [figuresOf, setFiguresOf] = useState<OwnJob | null>(null);
  const figures = useQuery({ ...ownTotalsQuery(userId), enabled: hasExtensions });
  const inboxes = useQuery({ ...inboxCountsQuery(userId), enabled: hasExtensions });
  const toRow = useJobRow({
    figures: figures.data,
    inboxes: inboxes.data,
    copy: ({ _id }) => void navigate({ to: appPaths.postJob, search: { copy: _id } }),
    showFigures: hasExtensions ? setFiguresOf : undefined,
    changeStatus: hasExtensions ? (job) => void change(job) : undefined,
  });
  const { title, company, location, salary } = texts.columns;
  return (
    <>
      <LiveRegion text={announcement} />
      {figuresOf && figuresModal.render({ job: figuresOf, userId, onClose: () => setFiguresOf(null) })}
      <OwnRows
        {...{ userId, query, calls, texts, toRow }}
        deleted={deleted}
        columns={[title, company, location, salary]}
        picture={<NoticeBoardPicture />}
        add={{ to: appPaths.postJob, look: 'btn-primary' }}
        toText={(error) => {
          const reason = failureText(error);
          return isNetworkFailure(error) ? texts.networkFailure(reason) : texts.refusal(reason);
        }}
        modal={({ mode, id, onClose }) => modal({ mode, jobId: id, onClose, onSaved: onClose })}
      />
    </>
  );
}

/** "02.Posted Jobs List" (§2). */
export function PostedJobs({ modal }: { modal: JobModalSlot }) {
  return (
    <ForOwner id={calls.lastElement} texts={texts}>
      {(userId) => <JobsOf userId={userId} modal={modal} />}
    </ForOwner>
  );
}

/** Closes a job before its deadline, or opens it again. */
function useJobStatus(userId: string) {
  const client = useQueryClient();
  const [announcement, announce] = useState('');
  const change = async ({ _id, title, status }: OwnJob) => {
    if (!isOnline()) {
      const { title: offline, text } = words.offline;
      return void (await showAlert({ kind: 'error', title: offline, text: text(title) }));
    }
    const options = { as: userId, idempotencyKey: createIdempotencyKey() };
    try {
      await (status === 'closed' ? reopenJob : closeJob)(_id, options);
      await refreshJobs(client, userId);
      announce(status === 'closed' ? texts.reopened(title) : texts.closed(title));
    } catch (error) {
      await showAlert({ kind: 'error', title: texts.statusFailed, text: failureText(error) });
    }
  };
  return { announcement, change };
}
