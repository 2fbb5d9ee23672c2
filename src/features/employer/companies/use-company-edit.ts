import type { CompanyName } from '#contract/companies/company-form.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import type { Draft } from '#device/drafts/drafts.ts';
import type { Submit } from '#platform/query/use-submit.ts';
import type { SendingFailure } from '../edit/sending-note.tsx';
import { useEdit, type UpdateAnswer } from '../edit/use-edit.ts';
import type { CompanyEditDraft } from './company-drafts.ts';
import {
  checkCompany,
  checkedOnLeave,
  companyNames,
  describeRequest,
  toCompanyValues,
  type CompanyRequest,
  type CompanyValues,
  type LogoChoice,
} from './company-rules.ts';
import { ownCompanyMessages } from './messages.ts';
import { useLogoChoice } from './use-logo-choice.ts';

/** An update that can be retried (idempotency key) and cannot overwrite another's (version). */
export interface CompanyUpdate {
  id: string;
  request: CompanyRequest;
  version: number | null;
  idempotencyKey: string;
}

export type CompanySaving = Submit<CompanyUpdate, UpdateAnswer<OwnCompany>, SendingFailure> & {
  share: number | null;
};

export interface CompanyEditOptions {
  company: OwnCompany;
  draft: Draft<CompanyEditDraft>;
  saving: CompanySaving;
  onBegin: (company: OwnCompany) => void;
  onSaved: (before: OwnCompany, stored: OwnCompany) => void;
}

/** The edit of a company: texts and logo. */
export function useCompanyEdit({ company, draft, saving, onBegin, onSaved }: CompanyEditOptions) {
  const texts = ownCompanyMessages;
  const { values, base, logo: startLogo } = draft.start;
  const edit = useEdit<OwnCompany, CompanyName, CompanyUpdate>({
    toTexts: toCompanyValues,
    start: { texts: values, origin: { row: company, texts: base.values, version: base.version } },
    fields: { check: (typed) => checkCompany(typed, texts), onLeave: checkedOnLeave },
    prepare: () => logo.settle(),
    toUpdate: (typed, { row, version }) => {
      const request = { names: companyNames, values: typed, logo: logo.read() };
      const idempotencyKey = draft.keyFor({ ...describeRequest(request), version });
      return { id: row._id, request, version, idempotencyKey };
    },
    submit: saving.submit,
    draft: {
      save: (typed, { texts: from, version }) =>
        draft.save({ values: typed, logo: logo.read(), base: { values: from, version } }),
      discard: draft.discard,
    },
    onBegin: (row) => {
      logo.reset();
      onBegin(row);
    },
    onSaved: (stored) => {
      if (stored === undefined) return;
      edit.begin(stored);
      onSaved(edit.origin.row, stored);
    },
  });
  const { origin } = edit;
  const save = (typed: CompanyValues, logo: LogoChoice) =>
    draft.save({ values: typed, logo, base: { values: origin.texts, version: origin.version } });
  const logo = useLogoChoice(startLogo, (next) => save(edit.read(), next));
  return {
    ...edit,
    logo,
    /** Restores the public contact in the form. */
    restoreContact: () => {
      const typed = { ...edit.read(), ...origin.row.publicContact };
      edit.reset(typed);
      save(typed, logo.read());
    },
  };
}
