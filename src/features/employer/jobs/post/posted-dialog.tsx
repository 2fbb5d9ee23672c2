import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { createJob, type JobRequest, refreshJobs } from '#api/own-jobs.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { Draft } from '#device/drafts/draft.ts';
import { platformMessages } from '#platform/messages.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { isOnline } from '#platform/http/online.ts';
import { locale } from '#platform/i18n/locale.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { FormDialog } from '#ui/dialog/dialog-frame.tsx';
import { draftMessages } from '#ui/panel-messages.ts';
import { DrawnScene } from '#ui/state/drawn-scene.tsx';
import { jobEditorMessages as texts } from '../messages.ts';
import { toPostFailure } from '../sending-rules.ts';
import type { PostDraft } from '../job-requests.ts';

function SailingBoatPicture() {
  return (
    <DrawnScene sun={132}>
      <path d="M78 18c-16 12-24 30-26 50h26Zm0 0c20 10 32 28 36 50H78Z" className="fill-base-200" />
      <path d="M78 12v64" />
      <path d="M32 72c14 6 28 8 46 8s32-2 46-8l-12 24H44Z" fill="currentColor" stroke="none" />
      <path d="M22 36c3-4 6-4 8 0 2-4 5-4 8 0" strokeWidth="2" opacity=".6" />
    </DrawnScene>
  );
}

/** The job is posted (§8): OK leads home, as specified; the other buttons offer next steps. */
export function PostedDialog({ onAnother }: { onAnother: () => void }) {
  const navigate = useNavigate();
  const goHome = () => void navigate({ to: appPaths.home });
  return (
    <FormDialog title={texts.posted} closeText={texts.close} onClose={goHome}>
      <div className="grid justify-items-center gap-3 text-center">
        <SailingBoatPicture />
        <p className="text-muted">{texts.postedText[clientConfig().hasMail ? 'byMail' : 'here']}</p>
        <button type="button" className="btn btn-primary w-full text-base" onClick={goHome}>
          {platformMessages.ok}
        </button>
        <Link to={appPaths.userJobs} className="btn w-full text-base">
          {texts.seePosted}
        </Link>
        <button type="button" className="btn w-full text-base" onClick={onAnother}>
          {texts.postAnother}
        </button>
      </div>
    </FormDialog>
  );
}

/** What happens after posting. */
export function NextSteps() {
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold filters:text-base">{texts.next}</h2>
      <ol className="grid gap-3">
        {texts.nextSteps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-secondary text-sm font-bold text-secondary-content"
            >
              {formatNumber(index + 1, locale)}
            </span>
            <span className="text-muted">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Posts the job; a retry after a lost connection has the same idempotency key. */
export function usePosting(session: Session, draft: Pick<Draft<PostDraft>, 'keyFor' | 'discard'>) {
  const queryClient = useQueryClient();
  const { isBusy, isDone, failure, submit, clear } = useSubmit({
    key: ['jobs', 'post'],
    send: async (request: JobRequest) => {
      await createJob(request, { as: session.user._id, idempotencyKey: draft.keyFor(request) });
      draft.discard();
      void refreshJobs(queryClient, session.user._id);
    },
    toFailure: (error) => toPostFailure(error, texts),
  });
  const post = async (request: JobRequest) => {
    const result = await submit(request);
    if (result?.kind !== 'failed' || !result.failure.dialog) return;
    const { title, text } = result.failure.dialog;
    const isOffline = !isOnline() && result.failure.note?.way === 'sendAgain';
    await showAlert({
      kind: 'error',
      title,
      text: isOffline ? `${text}\n${draftMessages.offlineSafe}`.trim() : text,
    });
  };
  return { isBusy, isDone, failure: failure?.note, post, clear };
}
