import { useState, type ReactNode } from 'react';
import { deleteCompany, ownCompanyKeys, refreshCompanies, restoreCompany } from '#api/own-companies.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { useToLogoAddress } from '#presenters/logo-address.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { createObservable } from '#platform/observable.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import type { DeleteCalls } from './delete-row.ts';
import { markMessages, ownCompaniesMessages } from './list-messages.ts';
import { toCompanyMarks } from './list-rules.ts';
import { LiveRegion } from './list-states.tsx';
import { profileMessages } from './messages.ts';
import { OwnList } from './own-list.tsx';
import type { RowView } from './row-view.ts';
import { useDeletes } from './use-deletes.ts';

/** The `id` of the section's title: the focus goes there when the last company is gone. */
export const COMPANIES_TITLE_ID = 'own-companies';

/** What the route puts in for the company modal (§2). */
export type CompanyModalSlot = (modal: {
  mode: 'view' | 'edit';
  companyId: string;
  onClose: () => void;
}) => ReactNode;

/** How companies are deleted and brought back. */
export const companyCalls: DeleteCalls<OwnCompany> = {
  leaving: createObservable<ReadonlySet<string>>(new Set()),
  keyOf: ownCompanyKeys.list,
  nameOf: (company) => company.name,
  remove: deleteCompany,
  restore: restoreCompany,
  refresh: refreshCompanies,
  elementOf: (id) => `company-${id}`,
  lastElement: COMPANIES_TITLE_ID,
};

type OnPress = (company: OwnCompany) => void;

/** A company as its row shows it, in the order of the specified columns and actions. */
function useCompanyRow(on: Record<'view' | 'edit' | 'remove', OnPress>): (company: OwnCompany) => RowView {
  const words = useMessages(profileMessages);
  const marks = useMessages(markMessages);
  const texts = useMessages(ownCompaniesMessages);
  const toLogoAddress = useToLogoAddress();
  return (company) => {
    const { _id, name, industry, logo } = company;
    return {
      id: companyCalls.elementOf(_id),
      name,
      lang: textLanguage(name),
      logo: <CompanyLogo name={name} src={toLogoAddress(logo)} />,
      marks: toCompanyMarks(company, marks),
      cells: [industry || texts.noIndustry],
      actions: [
        { text: words.view, onPress: () => on.view(company) },
        { text: words.edit, onPress: () => on.edit(company) },
        { text: words.remove, tone: 'danger', onPress: () => on.remove(company) },
      ],
    };
  };
}

interface CompanyListProps {
  companies: readonly OwnCompany[];
  empty: ReactNode;
  modal: CompanyModalSlot;
}

/** The user's own companies, with what can be done to each. */
export function CompanyList({ companies, empty, modal }: CompanyListProps) {
  const texts = useMessages(ownCompaniesMessages);
  const { rows, line, announcement, remove } = useDeletes(companies, companyCalls, texts.deleting);
  const [opened, setOpened] = useState<{ mode: 'view' | 'edit'; companyId: string } | null>(null);
  const toRow = useCompanyRow({
    view: ({ _id }) => setOpened({ mode: 'view', companyId: _id }),
    edit: ({ _id }) => setOpened({ mode: 'edit', companyId: _id }),
    remove,
  });
  const { name, industry } = texts.columns;
  return (
    <>
      <LiveRegion text={announcement} />
      {line !== null && <StateLine tone="error">{line}</StateLine>}
      {rows.length === 0 && empty}
      {rows.length > 0 && <OwnList label={texts.title} columns={[name, industry]} rows={rows.map(toRow)} />}
      {opened && modal({ ...opened, onClose: () => setOpened(null) })}
    </>
  );
}
