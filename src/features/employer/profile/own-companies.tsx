import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  deleteCompany,
  deletedCompaniesQuery,
  ownCompaniesQuery,
  ownCompanyKeys,
  refreshCompanies,
  restoreCompany,
} from '#api/own-companies.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { createObservable } from '#platform/observable.ts';
import { useToLogoAddress } from '#presenters/logo-address.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { factIcons } from '#ui/icon/fact-icons.ts';
import type { DeleteCalls } from './delete-row.ts';
import { toCompanyMarks } from './list-rules.ts';
import { markMessages, ownCompaniesMessages, profileMessages } from './messages.ts';
import type { RowView } from './own-list.tsx';
import { ForOwner, OwnRows, type Owner, type RowActions } from './own-rows.tsx';

export type CompanyModalSlot = (modal: {
  mode: 'view' | 'edit';
  companyId: string;
  onClose: () => void;
}) => ReactNode;

const calls: DeleteCalls<OwnCompany> = {
  leaving: createObservable<ReadonlySet<string>>(new Set()),
  keyOf: ownCompanyKeys.list,
  nameOf: (company) => company.name,
  remove: deleteCompany,
  restore: restoreCompany,
  refresh: refreshCompanies,
  elementOf: (id) => `company-${id}`,
  lastElement: 'own-companies',
};

function useCompanyRow(): (company: OwnCompany, actions: RowActions) => RowView {
  const words = useMessages(profileMessages);
  const marks = useMessages(markMessages);
  const texts = useMessages(ownCompaniesMessages);
  const toLogoAddress = useToLogoAddress();
  return (company, actions) => {
    const { _id, name, industry, logo } = company;
    return {
      id: calls.elementOf(_id),
      name,
      lang: textLanguage(name),
      logo: <CompanyLogo name={name} src={toLogoAddress(logo)} />,
      marks: toCompanyMarks(company, marks),
      cells: [industry || texts.noIndustry],
      actions: [
        { text: words.view, onPress: actions.view },
        { text: words.edit, onPress: actions.edit },
        { text: words.remove, tone: 'danger', onPress: actions.remove },
      ],
    };
  };
}

function CompaniesOf({ owner, modal }: { owner: Owner; modal: CompanyModalSlot }) {
  const texts = useMessages(ownCompaniesMessages);
  const query = useQuery({
    ...ownCompaniesQuery(owner),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const deleted = useQuery({ ...deletedCompaniesQuery(owner), enabled: useServerExtensions() });
  const toRow = useCompanyRow();
  const { name, industry } = texts.columns;
  return (
    <OwnRows
      {...{ owner, query, calls, texts, toRow }}
      deleted={deleted.data}
      columns={[name, industry]}
      icon={factIcons.building}
      add={{ to: appPaths.createCompany, look: '' }}
      toText={() => texts.failure}
      modal={({ mode, id, onClose }) => modal({ mode, companyId: id, onClose })}
    />
  );
}

/** "03. Your Companies" (§2). */
export function OwnCompanies({ modal }: { modal: CompanyModalSlot }) {
  const texts = useMessages(ownCompaniesMessages);
  return (
    <ForOwner id={calls.lastElement} texts={texts}>
      {(owner) => <CompaniesOf owner={owner} modal={modal} />}
    </ForOwner>
  );
}
