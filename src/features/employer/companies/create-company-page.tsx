import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createCompany, refreshCompanies } from '#api/own-companies.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { companyFormFields, type CompanyName } from '#contract/companies/company-form.ts';
import { appPaths } from '#contract/http/paths.ts';
import { type Draft, useDraft } from '#device/drafts/draft.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { preloadDialogs, showAlert } from '#platform/dialogs/dialogs.ts';
import { toLocal } from '#platform/i18n/locale.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { useFormSession } from '#platform/session/session-end.ts';
import { DraftLine, OfflineFormLine } from '#ui/form/draft-line.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { SendingNote } from '../edit/edit-form.tsx';
import {
  emptyCompanyDraft,
  NewCompanyDraft,
  checkCompany,
  checkedOnLeave,
  type CompanyRequest,
  describeRequest,
  toCompanyForm,
  toFailure,
} from './company-rules.ts';
import { CompanyFields, FormSkeleton } from './company-fields.tsx';
import { LogoField, useLogoChoice } from './logo-field.tsx';
import { ownCompanyMessages as texts } from './messages.ts';

function DraftedForm({ session, onEmptied }: { session: Session; onEmptied: () => void }) {
  const draft = useDraft('company', NewCompanyDraft, emptyCompanyDraft);
  const [round, setRound] = useState(0);
  useUnsavedForm({ isUnsaved: draft.isStored });
  if (!draft.isRead) return <FormSkeleton />;
  const restart = () => {
    setRound(round + 1);
    onEmptied();
  };
  return <CompanyForm key={`${round} ${draft.round}`} session={session} draft={draft} onEmptied={restart} />;
}

/** `/createCompanyPage` (§2). */
export function CreateCompanyPage() {
  usePageTitle(texts.title);
  const session = useFormSession();
  const heading = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <PageBanner topic={texts.title} subTopic={texts.subTopic} />
      <div className="page max-w-3xl py-6 filters:py-8">
        <p ref={heading} tabIndex={-1} className="mb-4 text-muted outline-none">
          {texts.intro}
        </p>
        {session === null ? (
          <SignedOutCard title={texts.creating.noToken} />
        ) : (
          <div className="surface p-4 sm:p-8">
            <DraftedForm
              key={session.user._id}
              session={session}
              onEmptied={() => heading.current?.focus()}
            />
          </div>
        )}
      </div>
    </>
  );
}

interface CompanyFormProps {
  session: Session;
  draft: Draft<NewCompanyDraft>;
  onEmptied: () => void;
}

function useArrival() {
  const router = useRouter();
  const client = useQueryClient();
  return async (userId: string) => {
    void refreshCompanies(client, userId);
    const answer = await showAlert({
      kind: 'success',
      title: texts.created,
      action: { label: texts.postJob },
    });
    if (answer === 'action') router.history.push(toLocal(appPaths.postJob));
  };
}

function useCompanyForm(draft: Draft<NewCompanyDraft>) {
  const fields = useFields<CompanyName>({
    initial: draft.start.values,
    check: (typed) => checkCompany(typed, texts),
    onLeave: checkedOnLeave,
    onEdit: (values) => draft.save({ values, logo: logo.read() }),
  });
  const logo = useLogoChoice(draft.start.logo, (next) => draft.save({ values: fields.read(), logo: next }));
  return { ...fields, logo };
}

function useCreating(userId: string) {
  const [share, setShare] = useState<number | null>(null);
  const submit = useSubmit({
    key: ['companies', 'create'],
    send: ({ request, idempotencyKey }: { request: CompanyRequest; idempotencyKey: string }) => {
      setShare(null);
      return createCompany(toCompanyForm(request), { as: userId, idempotencyKey, onProgress: setShare });
    },
    toFailure: (error) => toFailure(error, 'creating', texts),
  });
  return { ...submit, share };
}

/** The form of `/createCompanyPage`, from its draft. */
function CompanyForm({ session, draft, onEmptied }: CompanyFormProps) {
  const formId = useId();
  const { read, formRef, field, checkAll, logo } = useCompanyForm(draft);
  const { isBusy, failure, share, submit } = useCreating(session.user._id);
  const celebrate = useArrival();
  useEffect(() => void preloadDialogs(), []);

  const empty = () => {
    draft.discard();
    onEmptied();
  };
  const send = async () => {
    const request = { names: companyFormFields, values: read(), logo: logo.read() };
    const result = await submit({ request, idempotencyKey: draft.keyFor(describeRequest(request)) });
    if (result?.kind !== 'done') return;
    empty();
    await celebrate(session.user._id);
  };
  const check = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !checkAll()) return;
    const isLogoReady = await logo.settle();
    if (checkAll() && isLogoReady) await send();
  };

  return (
    <form ref={formRef} id={formId} noValidate onSubmit={(event) => void check(event)} className="grid gap-8">
      <CompanyFields field={field} mode="create" isLocked={isBusy} logo={<LogoField logo={logo} />} />
      <div>
        {!failure && <OfflineFormLine />}
        <SendingNote {...{ failure, isBusy, share, texts, formId }} />
        <div className="flex flex-wrap items-center gap-x-3">
          <button type="submit" className="btn btn-primary px-6 text-base max-sm:w-full" aria-busy={isBusy}>
            {isBusy ? texts.submitting : texts.submit}
          </button>
          <DraftLine draft={draft} isLocked={isBusy} discardText={texts.discardText} onDiscard={empty} />
        </div>
      </div>
    </form>
  );
}
