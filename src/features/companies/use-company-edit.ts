import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import {
  ownCompanyKeys,
  refreshCompanies,
  updateCompany,
  type CompanyWriteOptions,
} from '#api/own-companies.ts';
import type { Session } from '#contract/auth.ts';
import { OwnCompanyData, type OwnCompany } from '#contract/own-company.ts';
import { ApiError } from '#platform/api-error.ts';
import { showAlert } from '#platform/dialogs.ts';
import type { Draft } from '#platform/drafts.ts';
import { useMessages } from '#platform/messages.ts';
import { useFields } from '#ui/use-fields.ts';
import type { CompanyEditDraft } from './company-drafts.ts';
import { toFailure } from './company-failures.ts';
import {
  checkCompany,
  companyNames,
  describeRequest,
  toCompanyForm,
  toCompanyValues,
  type CompanyName,
  type CompanyValues,
  type LogoChoice,
} from './company-rules.ts';
import { isChanged, mergeValues, toEditBase, type EditBase } from './company-versions.ts';
import { companyMessages } from './messages.ts';
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

/** Where a kept draft goes on: from the stored company when nothing of it has changed since. */
function toStart(draft: Draft<CompanyEditDraft>, company: OwnCompany) {
  const { base } = draft.start;
  const isOld = isChanged(base.values, toCompanyValues(company));
  return isOld ? { base, theirs: company } : { base: toEditBase(company), theirs: null };
}

/** The edit of one company: what is typed, what it began with, and what another has stored meanwhile. */
export function useCompanyEdit({ company, session, draft, control, onBegin, onSaved }: CompanyEdit) {
  const texts = useMessages(companyMessages);
  const client = useQueryClient();
  const [start] = useState(() => toStart(draft, company));
  const [base, setBase] = useState(start.base);
  const [theirs, setTheirs] = useState(start.theirs);
  const [logo, setLogo] = useState(draft.start.logo);
  const fields = useFields<CompanyName>({
    initial: draft.start.values,
    check: (typed) => checkCompany(typed, texts),
    onLeave: ['website', 'email', 'contactNumber'],
    onEdit: (values) => draft.keep({ values, logo, base }),
  });

  const begin = (next: OwnCompany) => {
    draft.discard();
    client.setQueryData(ownCompanyKeys.detail(session.user._id, next._id), next);
    onBegin(next);
  };
  const finish = async (stored: OwnCompany) => {
    begin(stored);
    void refreshCompanies(client, session.user._id);
    onSaved?.(stored);
    await showAlert({ kind: 'success', title: texts.saved });
  };
  const send = async (values: CompanyValues, from: EditBase): Promise<void> => {
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
    if (answer?.kind === 'stored') await finish(answer.company);
    if (answer?.kind === 'stale') await meet(answer.company, values, from);
  };
  /** Another version than the form began with: compared, unless nothing that the form shows has changed. */
  const meet = async (now: OwnCompany, values: CompanyValues, from: EditBase): Promise<void> => {
    const isSame = !isChanged(from.values, toCompanyValues(now)) && now.version !== from.version;
    if (!isSame) return setTheirs(now);
    setBase(toEditBase(now));
    await send(values, toEditBase(now));
  };

  const merged = theirs && mergeValues(fields.values, base.values, toCompanyValues(theirs));
  return {
    ...fields,
    logo,
    theirs,
    merged,
    changeLogo: (next: LogoChoice) => {
      setLogo(next);
      draft.keep({ values: fields.values, logo: next, base });
    },
    discard: () => begin(company),
    save: () => void send(fields.values, base),
    keepMine: () => {
      if (theirs === null || merged === null) return;
      const next = toEditBase(theirs);
      setTheirs(null);
      setBase(next);
      fields.reset(merged);
      draft.keep({ values: merged, logo, base: next });
      void send(merged, next);
    },
    takeTheirs: () => theirs && begin(theirs),
  };
}
