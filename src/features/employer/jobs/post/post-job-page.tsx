import { type ReactNode, useEffect, useId } from 'react';
import { breakpointPx } from '#contract/limits.ts';
import { useDraft } from '#device/drafts/draft.ts';
import { usePageTitle, useWindowAtLeast } from '#platform/browser/window.ts';
import { logNotice } from '#platform/log.ts';
import { useFormSession } from '#platform/session/session-end.ts';
import { readSession } from '#platform/session/session.ts';
import { DraftLine, OfflineFormLine } from '#ui/form/draft-line.tsx';
import { bannerMessages } from '#ui/page-messages.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { useUnsavedDraft, SendingNote } from '../../edit/edit-form.tsx';
import type { PostValues } from '../job-fields.ts';
import { jobEditorMessages as texts } from '../messages.ts';
import { CopyPosting } from './copy-posting.tsx';
import { type ShownPosting, toDraftJob } from './draft-job.ts';
import { emptyDraft, PostDraft } from '../job-requests.ts';
import { type Choices, PostFields } from './post-fields.tsx';
import type { PostStep } from './post-steps.ts';
import { NextSteps, PostedDialog } from './posted-dialog.tsx';
import { ErrorSummary, StepBar, StepList } from './step-frame.tsx';
import { TradeStart } from './trade-start.tsx';
import { type PostFormProps, usePostForm } from './use-post-form.ts';

type PostEditorProps = Omit<PostFormProps, 'draft'> & { posting: PostingSlot };

function PostEditor(props: PostEditorProps) {
  const draft = useDraft<PostDraft>('post-job', PostDraft, emptyDraft);
  return draft.isRead ? (
    <PostForm key={draft.round} {...props} draft={draft} />
  ) : (
    <div className="page py-4">
      <div aria-hidden="true" className="skeleton h-40" />
    </div>
  );
}

/** `/postJobPage` (§2). */
export function PostJobPage(address: Omit<PostEditorProps, 'session'>) {
  const session = useFormSession();
  usePageTitle(texts.postTitle);
  useEffect(() => {
    if (readSession() === null) logNotice('User ID not found in localStorage');
  }, []);
  if (session) return <PostEditor key={session.user._id} {...address} session={session} />;
  return (
    <>
      <PageBanner topic={texts.postTitle} subTopic={texts.postSubTopic} />
      <div className="page py-6 filters:py-8">
        <SignedOutCard title={texts.authTitle} text={texts.authText} />
      </div>
    </>
  );
}

/** Renders the draft as the job's page. */
type PostingSlot = (shown: ShownPosting) => ReactNode;

function toShown({ companies, categories }: Choices, values: PostValues): ShownPosting {
  const company = companies.data?.find(({ _id }) => _id === values.company);
  const category = categories.data?.find(({ _id }) => _id === values.category);
  return { job: toDraftJob({ values, company, category }, texts.previewTitle), company };
}

/** The page's title in one line: a banner would push the first field down. */
function FormHeading() {
  const { postTitle, postSubTopic } = texts;
  return (
    <div className="max-filters:sr-only">
      <p className="sr-only">
        {postSubTopic}. {bannerMessages.subtitle}
      </p>
      <h1 className="mb-4 text-lg font-bold filters:text-xl">{postTitle}</h1>
    </div>
  );
}

/** The form of `/postJobPage` (§2) in four steps, stored as a draft. */
function PostForm({ posting: showPosting, ...props }: PostFormProps & { posting: PostingSlot }) {
  const { session, draft } = props;
  const formId = useId();
  const isWide = useWindowAtLeast(breakpointPx.filterSidebar);
  const form = usePostForm(props);
  const { choices, fields, posting, isLocked, steps } = form;
  const { values, errors, formRef } = fields;
  useUnsavedDraft(draft);
  const isReview = steps.step === 'review';
  const shown = toShown(choices, values);
  const toTradeStart = (step: PostStep) => (
    <TradeStart
      status={step === steps.step ? form.filled : undefined}
      onTrade={(trade, all) => void form.fill(trade, all)}
    />
  );
  return (
    <>
      <div className="page pb-6 filters:pt-6">
        <FormHeading />
        <div className="grid grid-cols-1 gap-8 filters:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] filters:items-start">
          <form
            id={formId}
            ref={formRef}
            noValidate
            onSubmit={(event) => void form.submit(event)}
            className="grid min-w-0 grid-cols-1 gap-3 sm:gap-5"
          >
            <StepList step={steps.step} headingRef={steps.heading} onStep={steps.goTo} />
            <ErrorSummary
              // The review lists the errors at once, not only after a press of its button.
              errors={isReview ? fields.check() : errors}
              values={values}
              onField={isReview ? steps.changeField : steps.goToField}
            />
            <div inert={isLocked} className="grid grid-cols-1 sm:gap-5">
              <PostFields
                step={steps.step}
                {...{ fields, choices }}
                starts={
                  <>
                    <CopyPosting userId={session.user._id} onCopy={(job) => void form.copy(job)} />
                    {toTradeStart('job')}
                  </>
                }
                wordsStart={toTradeStart('words')}
              />
              {isReview && showPosting({ ...shown, onChange: steps.changeField })}
            </div>
            {!posting.failure && <OfflineFormLine />}
            <DraftLine draft={draft} discardText={texts.discardText} onDiscard={form.discard} />
          </form>
          <div className="flex min-w-0 flex-col gap-8">
            {isWide && !isReview && (
              <aside aria-label={texts.preview}>
                <p className="mb-3 font-bold">{texts.preview}</p>
                {showPosting(shown)}
              </aside>
            )}
            <NextSteps />
          </div>
        </div>
      </div>
      <StepBar
        formId={formId}
        step={steps.step}
        isLocked={isLocked}
        isBusy={posting.isBusy}
        isRevision={steps.isRevision}
        isCompanyMissing={steps.step === 'job' && choices.companies.data?.length === 0}
        onBack={steps.goBack}
        note={<SendingNote failure={posting.failure} isBusy={isLocked} texts={texts} formId={formId} />}
      />
      {posting.isDone && <PostedDialog onAnother={form.startAnother} />}
    </>
  );
}
