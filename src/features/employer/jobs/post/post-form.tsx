import { useId } from 'react';
import { breakpointPx } from '#contract/limits.ts';
import { useWindowAtLeast } from '#platform/browser/window-width.ts';
import { DraftLine, OfflineFormLine } from '#presenters/draft-line.tsx';
import { Expander } from '#ui/expander.tsx';
import { useUnsavedDraft } from '../../edit/edit-form.tsx';
import { SendingNote } from '../../edit/sending-note.tsx';
import { toCompanyOptions } from '../choices.ts';
import { CopyPosting } from './copy-posting.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { PostValues } from '../job-fields.ts';
import { JobPreview } from './job-preview.tsx';
import { jobEditorMessages } from '#texts/features/employer/jobs/messages';
import { NextSteps } from './next-steps.tsx';
import { PostedDialog } from './posted-dialog.tsx';
import { PostFields, type Choices } from './post-fields.tsx';
import { PostReview } from './post-review.tsx';
import { StepBar, StepList } from './step-frame.tsx';
import { usePostForm, type PostFormProps } from './use-post-form.ts';
import { toCategoryName } from '#texts/contract/jobs/category-names';

function toPreviewed({ companies, categories }: Choices, values: PostValues) {
  return {
    values,
    company: companies.data?.find(({ _id }) => _id === values.company),
    category: categories.data?.find(({ _id }) => _id === values.category),
  };
}

function useOptions({ companies, categories }: Choices) {
  const texts = jobEditorMessages;
  const named = (categories.data ?? []).map(({ _id: value, name }) => ({
    value,
    text: toCategoryName(name),
  }));
  return [...toCompanyOptions(companies.data ?? [], texts), ...named];
}

/** The form of `/postJobPage` (§2) in four steps, stored as a draft. */
export function PostForm(props: PostFormProps) {
  const { session, draft } = props;
  const texts = jobEditorMessages;
  const formId = useId();
  const isWide = useWindowAtLeast(breakpointPx.filterSidebar);
  const form = usePostForm(props);
  const { choices, fields, posting, isLocked, steps } = form;
  const { values, errors, formRef } = fields;
  const options = useOptions(choices);
  useUnsavedDraft(draft);
  const isReview = steps.step === 'review';
  const preview = <JobPreview {...toPreviewed(choices, values)} />;
  return (
    <>
      <form
        id={formId}
        ref={formRef}
        noValidate
        onSubmit={(event) => void form.submit(event)}
        className="grid min-w-0 grid-cols-1 gap-5"
      >
        <StepList step={steps.step} headingRef={steps.heading} onStep={steps.goTo} />
        <ErrorSummary errors={errors} values={values} onField={steps.goToField} />
        {steps.step === 'job' && (
          // Without an old posting it takes no room.
          <div className="flex flex-wrap items-center gap-3 not-has-[button]:sr-only">
            <CopyPosting
              owner={{ token: session.token, userId: session.user._id }}
              onCopy={(job) => void form.copy(job)}
            />
            <p role="status" className="text-muted">
              {form.isCopied && texts.copied}
            </p>
          </div>
        )}
        <div inert={isLocked} className="grid grid-cols-1 gap-5">
          <PostFields step={steps.step} {...{ fields, choices }} />
          {isReview && !isWide && preview}
          {isReview && <PostReview values={values} options={options} onStep={steps.change} />}
        </div>
        {!isReview && !isWide && (
          <Expander summary={texts.preview}>
            <div className="pb-4">{preview}</div>
          </Expander>
        )}
        {!posting.failure && <OfflineFormLine />}
        <StepBar
          step={steps.step}
          isLocked={isLocked}
          isBusy={posting.isBusy}
          isRevision={steps.isRevision}
          isCompanyMissing={steps.step === 'job' && choices.companies.data?.length === 0}
          onBack={steps.goBack}
          note={<SendingNote failure={posting.failure} isBusy={isLocked} texts={texts} formId={formId} />}
        />
        <DraftLine draft={draft} discardText={texts.discardText} onDiscard={form.discard} />
      </form>
      <div className="flex min-w-0 flex-col gap-8">
        {isWide && (
          <aside aria-label={texts.preview}>
            <p className="mb-3 font-bold">{texts.preview}</p>
            {preview}
          </aside>
        )}
        <NextSteps />
      </div>
      {posting.isDone && <PostedDialog onAnother={form.startAnother} />}
    </>
  );
}
