import { toLocal } from '#platform/i18n/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { createCompany, refreshCompanies } from '#api/own-companies.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { companyFormFields, type CompanyName } from '#contract/companies/company-form.ts';
import { appPaths } from '#contract/http/paths.ts';
import { preloadDialogs, showAlert } from '#platform/dialogs/dialogs.ts';
import type { Draft } from '#device/drafts/drafts.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { DraftLine, OfflineFormLine } from '#ui/form/draft-line.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { SendingNote } from '../edit/sending-note.tsx';
import type { NewCompanyDraft } from './company-drafts.ts';
import {
  toFailure,
  checkCompany,
  checkedOnLeave,
  describeRequest,
  toCompanyForm,
  type CompanyRequest,
} from './company-rules.ts';
import { CompanyFields } from './company-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { ownCompanyMessages } from './messages.ts';
import { useLogoChoice } from './use-logo-choice.ts';

interface CompanyFormProps {
  session: Session;
  draft: Draft<NewCompanyDraft>;
  onEmptied: () => void;
}

function useArrival() {
  const texts = ownCompanyMessages;
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
  const texts = ownCompanyMessages;
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
  const texts = ownCompanyMessages;
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
export function CompanyForm({ session, draft, onEmptied }: CompanyFormProps) {
  const texts = ownCompanyMessages;
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
