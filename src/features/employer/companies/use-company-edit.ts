import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  ownCompanyKeys,
  refreshCompanies,
  updateCompany,
  type CompanyWriteOptions,
} from '#api/own-companies.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { OwnCompanyData, waitingFields, type OwnCompany } from '#contract/companies/company.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import type { Draft } from '#device/drafts/drafts.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import type { CompanyEditDraft } from './company-drafts.ts';
import { toFailure } from './company-failures.ts';
import { companyNames, describeRequest, toCompanyForm, type CompanyValues } from './company-rules.ts';
import { isChanged, isStoredAlready, toEditBase, type EditBase } from './company-versions.ts';
import { companyMessages, type CompanyTexts } from './messages.ts';
import { useEditedCompany } from './use-edited-company.ts';
import type { SendingControl } from './use-sending.ts';

export interface CompanyEdit {
  company: OwnCompany;
  session: Session;
  draft: Draft<CompanyEditDraft>;
  control: SendingControl;
  /** Starts a form of its own with what is stored now. */
  onBegin: (company: OwnCompany) => void;
  onSaved: ((company: OwnCompany) => void) | undefined;
}

/** The company as stored by the update; or, where that was refused, as another has stored it meanwhile. */
interface UpdateAnswer {
  kind: 'stored' | 'stale';
  company: OwnCompany;
}

async function update(id: string, form: FormData, options: CompanyWriteOptions): Promise<UpdateAnswer> {
  try {
    return { kind: 'stored', company: await updateCompany(id, form, options) };
  } catch (error) {
    const isStale = error instanceof ApiError && error.status === 409;
    const now = isStale ? v.safeParse(OwnCompanyData, error.data) : undefined;
    if (!now?.success) throw error;
    return { kind: 'stale', company: now.output.company };
  }
}

/** What of a save waits, which its success does not say. */
function toSavedText(before: OwnCompany, stored: OwnCompany, texts: CompanyTexts): string {
  if (before.approval === 'approved' && stored.approval === 'pending') return texts.nameWaits;
  const waiting = waitingFields(stored).map((name) => texts.labels[name]);
  return waiting.length === 0 ? '' : texts.contactWaits(waiting.join(', '));
}

/** The edit of one company: what is typed, and what becomes of it when it is sent. */
export function useCompanyEdit({ company, session, draft, control, onBegin, onSaved }: CompanyEdit) {
  const texts = useMessages(companyMessages);
  const client = useQueryClient();
  const { base, setBase, meet, goOn, ...form } = useEditedCompany(company, draft);
  const { theirs } = form;
  const begin = (next: OwnCompany) => {
    draft.discard();
    client.setQueryData(ownCompanyKeys.detail(session.user._id, next._id), next);
    onBegin(next);
  };
  const finish = async (stored: OwnCompany) => {
    begin(stored);
    void refreshCompanies(client, session.user._id);
    onSaved?.(stored);
    await showAlert({ kind: 'success', title: texts.saved, text: toSavedText(company, stored, texts) });
  };
  const send = async (values: CompanyValues, from: EditBase): Promise<void> => {
    const logo = form.logo.read();
    const request = { names: companyNames, values, logo };
    const { version } = from;
    const idempotencyKey = draft.keyFor({ ...describeRequest(request), version });
    const answer = await control.run({
      send: (onProgress) => {
        const options = { token: session.token, idempotencyKey, version, onProgress };
        return update(company._id, toCompanyForm(request), options);
      },
      toFailure: (error) => toFailure(error, texts.updating, texts),
    });
    if (answer === undefined) return;
    const { kind, company: now } = answer;
    if (kind === 'stored' || isStoredAlready({ values, logo, base: from }, now)) return finish(now);
    const next = toEditBase(now);
    // Nothing that the form shows has changed: an approval counts as a version, too.
    const isSame = !isChanged(from.values, next.values) && next.version !== version;
    if (!isSame) return meet(now);
    setBase(next);
    await send(values, next);
  };

  return {
    ...form,
    discard: () => begin(company),
    save: async () => {
      const isLogoReady = await form.logo.settle();
      if (form.checkAll() && isLogoReady) await send(form.read(), base);
    },
    keepMine: async () => {
      if (theirs === null) return;
      await form.logo.settle();
      const next = goOn(theirs);
      await send(next.values, next.base);
    },
    takeTheirs: () => {
      if (theirs !== null) begin(theirs);
    },
  };
}
