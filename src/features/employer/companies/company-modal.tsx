import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { ownCompanyKeys, ownCompanyQuery, refreshCompanies, updateCompany } from '#api/own-companies.ts';
import type { CompanyName } from '#contract/companies/company-form.ts';
import { type OwnCompany, OwnCompanyData, waitingFields } from '#contract/companies/company.ts';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { useFormSession } from '#platform/session/session-end.ts';
import { CompanyLogo } from '#ui/card/company-logo.tsx';
import { RowFacts, RowWindow, useStoredRow, type WindowMode } from '../edit/row-window.tsx';
import { toUpdateAnswer } from '../edit/use-edit.ts';
import {
  CompanyApproval,
  CompanyEditor,
  toLogoUrl,
  type CompanySaving,
  type CompanyUpdate,
} from './company-editor.tsx';
import { companySections, companyTable, toSectionNames } from './company-table.ts';
import { toCompanyForm, toCompanyLabel, toCompanyValues, toFailure } from './company-rules.ts';
import { FormSkeleton } from './company-fields.tsx';
import { type CompanyTexts, ownCompanyMessages } from './messages.ts';

/** A company, read-only. */
function CompanyView({ company }: { company: OwnCompany }) {
  const texts = ownCompanyMessages;
  const values = toCompanyValues(company);
  const logo = <CompanyLogo name={company.name} src={toLogoUrl(company)} size={72} loading="eager" />;
  const toFact = (name: CompanyName) => ({
    label: toCompanyLabel(name, values, texts),
    value: companyTable[name].show?.(values[name]) ?? values[name],
  });
  return (
    <div className="grid gap-6">
      <CompanyApproval company={company} />
      <RowFacts
        sections={companySections.map((key) => ({
          title: texts.sections[key],
          facts: toSectionNames(key).map(toFact),
          before: key === 'basic' ? logo : undefined,
        }))}
      />
    </div>
  );
}

function readCompany(data: unknown): OwnCompany | undefined {
  const read = v.safeParse(OwnCompanyData, data);
  return read.success ? read.output.company : undefined;
}

function useSaving(userId: string): CompanySaving {
  const texts = ownCompanyMessages;
  const [share, setShare] = useState<number | null>(null);
  const submit = useSubmit({
    key: ['companies', 'update'],
    send: async ({ id, request, ...options }: CompanyUpdate) => {
      setShare(null);
      const sent = updateCompany(id, toCompanyForm(request), {
        as: userId,
        ...options,
        onProgress: setShare,
      });
      return toUpdateAnswer(sent, readCompany);
    },
    toFailure: (error) => toFailure(error, 'updating', texts),
  });
  return { ...submit, share };
}

function toSavedText(before: OwnCompany, stored: OwnCompany, texts: CompanyTexts): string {
  if (before.approval === 'approved' && stored.approval === 'pending') return texts.nameWaits;
  const waiting = waitingFields(stored).map((name) => texts.labels[name]);
  return waiting.length === 0 ? '' : texts.contactWaits(waiting.join(', '));
}

interface CompanyModalProps {
  mode: WindowMode;
  companyId: string;
  onClose: () => void;
}

/** "View Company" and "Edit Company" (§2). */
export function CompanyModal({ mode, companyId, onClose }: CompanyModalProps) {
  const texts = ownCompanyMessages;
  const formId = useId();
  const client = useQueryClient();
  const session = useFormSession();
  const userId = session?.user._id ?? '';
  const saving = useSaving(userId);
  const query = ownCompanyQuery(companyId, userId);
  const stored = useStoredRow({ mode, id: companyId, query, listKey: ownCompanyKeys.list(userId) });
  const begin = (next: OwnCompany) => client.setQueryData(ownCompanyKeys.detail(userId, companyId), next);
  const saved = (before: OwnCompany, next: OwnCompany) => {
    void refreshCompanies(client, userId);
    onClose();
    void showAlert({ kind: 'success', title: texts.saved, text: toSavedText(before, next, texts) });
  };
  return (
    <RowWindow
      {...{ mode, formId, session, stored, saving, onClose }}
      title={mode === 'edit' ? texts.editTitle : texts.viewTitle}
      texts={{
        ...texts,
        signedOut: texts.updating.noToken,
        loadFailed: () => texts.loadFailed,
      }}
      loading={<FormSkeleton />}
    >
      {(company) =>
        mode === 'view' ? (
          <CompanyView company={company} />
        ) : (
          <CompanyEditor {...{ company, formId, saving }} onBegin={begin} onSaved={saved} />
        )
      }
    </RowWindow>
  );
}
