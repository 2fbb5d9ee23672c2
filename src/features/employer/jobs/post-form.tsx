import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, type SubmitEvent } from 'react';
import { categoriesQuery } from '#api/categories.ts';
import { ownCompaniesQuery } from '#api/own-companies.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import type { Draft } from '#device/drafts/drafts.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { DraftLine, OfflineFormLine } from '#presenters/draft-line.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { focusFirstField, useUnsavedDraft } from '../edit/edit-form.tsx';
import { SendingNote } from '../edit/sending-note.tsx';
import { toChosenCompany } from './choices.ts';
import { CompanyPicker, FieldGroup, FormSection, KindFields, TimeFields } from './post-sections.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { PostName, PostValues } from './job-fields.ts';
import { jobEditorMessages } from './messages.ts';
import { emptyPost, toPostRequest } from './post-request.ts';
import { checkPost, toNumbersDialog } from './post-rules.ts';
import { ListFields, PayFields, PlaceFields, WordFields, type SharedForm } from './shared-fields.tsx';
import { useFailedChoices } from './use-failed-choices.ts';
import { usePosting } from './use-posting.ts';

interface PostFormProps {
  session: Session;
  draft: Draft<PostValues>;
}

function usePostFields({ session, draft }: PostFormProps) {
  const texts = useMessages(jobEditorMessages);
  const companies = useQuery(ownCompaniesQuery({ token: session.token, userId: session.user._id }));
  const complete = (typed: PostValues): PostValues => ({
    ...typed,
    company: toChosenCompany(typed.company, companies.data),
  });
  const fields = useFields<PostName>({
    initial: draft.start,
    check: (typed) => checkPost(complete(typed), texts),
    onEdit: draft.save,
  });
  return { ...fields, values: complete(fields.values), companies };
}

interface PostFieldsProps {
  fields: ReturnType<typeof usePostFields>;
  isBusy: boolean;
}

function PostFields({ fields: { values, field, companies }, isBusy }: PostFieldsProps) {
  const texts = useMessages(jobEditorMessages);
  const categories = useQuery(categoriesQuery);
  useFailedChoices([
    { query: companies, failedText: texts.companiesFailed },
    { query: categories, failedText: texts.categoriesFailed },
  ]);
  const shared: SharedForm = { mode: 'post', values, field };
  return (
    <div inert={isBusy} className="grid gap-5">
      <FormSection title={texts.companySection}>
        <CompanyPicker field={{ ...field('company'), value: values.company }} companies={companies} />
      </FormSection>
      <FormSection title={texts.jobSection}>
        <div className="grid gap-5">
          <KindFields values={values} field={field} categories={categories} />
          <FieldGroup title={texts.times}>
            <TimeFields values={values} field={field} />
          </FieldGroup>
          <FieldGroup title={texts.salary}>
            <PayFields {...shared} />
          </FieldGroup>
          <FieldGroup title={texts.location}>
            <PlaceFields {...shared} />
          </FieldGroup>
          <FieldGroup title={texts.about}>
            <WordFields {...shared} />
            <ListFields {...shared} />
          </FieldGroup>
        </div>
      </FormSection>
    </div>
  );
}

interface PostActionsProps {
  isBusy: boolean;
  isLocked: boolean;
  draft: Draft<PostValues>;
  onDiscard: () => void;
}

function PostActions({ isBusy, isLocked, draft, onDiscard }: PostActionsProps) {
  const texts = useMessages(jobEditorMessages);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="submit"
        aria-disabled={isLocked}
        className="btn btn-primary px-6 text-base aria-disabled:opacity-60 max-sm:w-full"
      >
        {isBusy ? texts.posting : texts.post}
      </button>
      <Link to={appPaths.home} className="btn bg-base-200 px-6 text-base max-sm:w-full">
        {texts.cancel}
      </Link>
      <DraftLine draft={draft} discardText={texts.discardText} onDiscard={onDiscard} />
    </div>
  );
}

/** The form of `/postJobPage` (§2), stored as a draft. */
export function PostForm({ session, draft }: PostFormProps) {
  const texts = useMessages(jobEditorMessages);
  const formId = useId();
  const fields = usePostFields({ session, draft });
  const { values, errors, formRef, checkAll, reset } = fields;
  const { isBusy, isDone, failure, post } = usePosting(session, draft);
  const isLocked = isBusy || isDone;
  useUnsavedDraft(draft);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLocked) return;
    if (checkAll()) return post(toPostRequest(values));
    const text = toNumbersDialog(checkPost(values, texts), texts);
    if (text !== null) await showAlert({ kind: 'error', title: texts.invalidInput, text });
  };
  const discard = () => {
    draft.discard();
    reset(emptyPost);
    focusFirstField(formRef);
  };

  return (
    <form
      id={formId}
      ref={formRef}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <p className="text-muted">{texts.postIntro}</p>
      <PostFields fields={fields} isBusy={isLocked} />
      <div>
        <ErrorSummary errors={errors} formRef={formRef} />
        {!failure && <OfflineFormLine />}
        <SendingNote failure={failure} isBusy={isLocked} texts={texts} formId={formId} />
        <PostActions isBusy={isBusy} isLocked={isLocked} draft={draft} onDiscard={discard} />
      </div>
    </form>
  );
}
