import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { categoriesQuery } from '#api/choices.ts';
import { ownCompaniesQuery } from '#api/own-companies.ts';
import type { Session } from '#contract/accounts/auth.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import type { Draft } from '#device/drafts/draft.ts';
import { confirm, showAlert } from '#platform/dialogs/dialogs.ts';
import { serverNow } from '#platform/server-time.ts';
import { useFields, type FieldErrors } from '#ui/form/use-fields.ts';
import { focusFirstField } from '../../edit/edit-form.tsx';
import { toChosenCompany, useFailedChoices } from '../choices.ts';
import { toCopiedPost, useCopyOf } from './copy-posting.tsx';
import { stepNames, type PostName, type PostValues } from '../job-fields.ts';
import { jobEditorMessages as texts } from '../messages.ts';
import { toPostDraft, type PostDraft, emptyPost, toPostRequest } from '../job-requests.ts';
import { fillTrade, isOwnText, type Trade, type TradeList } from './trade-start.tsx';
import { toPostStep } from './post-steps.ts';
import type { Choices } from './post-fields.tsx';
import { checkPost, findWrongStep, toNumbersDialog } from '../post-rules.ts';
import { usePostStep, type StepAddress } from './step-frame.tsx';
import { usePosting } from './posted-dialog.tsx';

export interface PostFormProps extends StepAddress {
  session: Session;
  draft: Draft<PostDraft>;
  /** The id of the job to copy. */
  copyOf: string | undefined;
}

function useChoices({ user }: Session): Choices {
  const companies = useQuery(ownCompaniesQuery(user._id));
  const categories = useQuery(categoriesQuery);
  useFailedChoices([
    { query: companies, failedText: texts.companiesFailed },
    { query: categories, failedText: texts.categoriesFailed },
  ]);
  return { companies, categories };
}

function usePostFields({ draft, step }: PostFormProps, { companies }: Choices) {
  const complete = (typed: PostValues): PostValues => ({
    ...typed,
    company: toChosenCompany(typed.company, companies.data),
  });
  const save = (typed: PostValues) => draft.save(toPostDraft(typed, step ?? 'job'));
  const fields = useFields<PostName>({
    initial: draft.start,
    check: (typed) => checkPost(complete(typed), texts, serverNow()),
    linked: ['minSalary', 'maxSalary'],
    onEdit: save,
  });
  const check = () => checkPost(complete(fields.read()), texts, serverNow());
  return { ...fields, values: complete(fields.values), check, save };
}

const mayReplace = (text: string) =>
  confirm({ title: texts.replaceTitle, text, confirm: texts.replace, cancel: texts.keepDraft });

const warn = async (errors: FieldErrors<PostName>) => {
  const text = toNumbersDialog(errors, texts);
  if (text !== null) await showAlert({ kind: 'error', title: texts.invalidInput, text });
};

/** The state of the post form: choices, fields, steps, sending and leaving. */
export function usePostForm(props: PostFormProps) {
  const { draft, session, step, onStep, copyOf } = props;
  const choices = useChoices(session);
  const fields = usePostFields(props, choices);
  const { formRef, read, reset, save, check, checkAll } = fields;
  const posting = usePosting(session, draft);
  const isLocked = posting.isBusy || posting.isDone;
  /** The message about the last trade or copy that was filled in. */
  const [filled, setFilled] = useState<string>();
  const steps = usePostStep({
    step,
    onStep,
    formRef,
    resumed: copyOf === undefined ? toPostStep(draft.start.step) : undefined,
    onShown: () => {
      if (draft.isStored && !isLocked) save(read());
    },
  });

  const start = (values: PostValues, text: string) => {
    reset(values);
    save(values);
    setFilled(text);
  };
  const copy = async (job: OwnJob) => {
    if (draft.isStored && !(await mayReplace(texts.replaceText))) return;
    start(toCopiedPost(job), texts.copied);
  };
  const fill = async (trade: Trade, trades: TradeList) => {
    if (isOwnText(read(), trades) && !(await mayReplace(texts.trades.replaceText))) return;
    start(fillTrade(read(), trade, trades), texts.trades.filled(texts.trades.names[trade]));
  };
  useCopyOf({ jobId: copyOf, session, onCopy: copy, onDone: () => onStep('job', { replace: true }) });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLocked) return;
    const isReview = steps.step === 'review';
    const names: readonly PostName[] | undefined = isReview ? undefined : stepNames[steps.step];
    if (checkAll(names)) return isReview ? posting.post(toPostRequest(fields.values)) : steps.goNext();
    const errors = check();
    const wrong = findWrongStep(errors);
    if (isReview && wrong !== undefined) steps.change(wrong, false);
    const shown =
      names === undefined ? errors : Object.fromEntries(names.map((name) => [name, errors[name]]));
    await warn(shown);
  };
  const discard = () => {
    draft.discard();
    reset(emptyPost);
    setFilled(undefined);
    steps.endRevision();
    if (steps.step === 'job') focusFirstField(formRef);
    else onStep('job', { replace: true });
  };
  const startAnother = () => {
    posting.clear();
    discard();
  };
  return { choices, fields, posting, isLocked, steps, copy, fill, filled, submit, discard, startAnother };
}
