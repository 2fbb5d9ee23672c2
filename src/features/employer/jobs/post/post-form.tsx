import { useId, type ReactNode } from 'react';
import { breakpointPx } from '#contract/limits.ts';
import { useWindowAtLeast } from '#platform/browser/window-width.ts';
import { DraftLine, OfflineFormLine } from '#ui/form/draft-line.tsx';
import { bannerMessages } from '#ui/messages.ts';
import { useUnsavedDraft } from '../../edit/edit-form.tsx';
import { SendingNote } from '../../edit/sending-note.tsx';
import { CopyPosting } from './copy-posting.tsx';
import { toDraftJob, type ShownPosting } from './draft-job.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { PostValues } from '../job-fields.ts';
import { jobEditorMessages } from '../messages.ts';
import { NextSteps } from './next-steps.tsx';
import { PostedDialog } from './posted-dialog.tsx';
import { PostFields, type Choices } from './post-fields.tsx';
import type { PostStep } from './post-steps.ts';
import { StepBar, StepList } from './step-frame.tsx';
import { TradeStart } from './trade-start.tsx';
import { usePostForm, type PostFormProps } from './use-post-form.ts';

/** Renders the draft as the job's page. */
export type PostingSlot = (shown: ShownPosting) => ReactNode;

function toShown({ companies, categories }: Choices, values: PostValues): ShownPosting {
  const company = companies.data?.find(({ _id }) => _id === values.company);
  const category = categories.data?.find(({ _id }) => _id === values.category);
  return { job: toDraftJob({ values, company, category }, jobEditorMessages.previewTitle), company };
}

/** The page's title in one line: a banner would push the first field down. */
function FormHeading() {
  const { postTitle, postSubTopic } = jobEditorMessages;
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
export function PostForm({ posting: showPosting, ...props }: PostFormProps & { posting: PostingSlot }) {
  const { session, draft } = props;
  const texts = jobEditorMessages;
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
