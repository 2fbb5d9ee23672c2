import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  deleteCompany,
  deletedCompaniesQuery,
  ownCompaniesQuery,
  ownCompanyKeys,
  refreshCompanies,
  restoreCompany,
} from '#api/own-companies.ts';
import { ownJobsQuery } from '#api/own-jobs.ts';
import { boardRoutes, appPaths } from '#contract/http/paths.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { toShownIndustry } from '#contract/companies/shown-industry.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { createObservable } from '#platform/observable.ts';
import { useToLogoAddress, CompanyLogo } from '#ui/card/company-logo.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { DrawnScene } from '#ui/state/drawn-scene.tsx';
import { menuItemLook } from '#ui/more-menu.tsx';
import type { DeleteCalls } from './delete-row.ts';
import { countJobsByCompany, toCompanyMarks } from './row-marks.ts';
import {
  markMessages as marks,
  ownCompaniesMessages as texts,
  profileMessages as words,
} from './messages.ts';
import type { RowView } from './own-list.tsx';
import { ForOwner, OwnRows, toEditAction, type RowActions } from './own-rows.tsx';

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

function useCompanyRow(
  counts: ReadonlyMap<string, number> | undefined,
): (company: OwnCompany, actions: RowActions) => RowView {
  const toLogoAddress = useToLogoAddress();
  return (company, actions) => {
    const { _id, name, logo } = company;
    return {
      id: calls.elementOf(_id),
      name,
      lang: textLanguage(name),
      logo: <CompanyLogo name={name} src={toLogoAddress(logo)} />,
      marks: toCompanyMarks(company, marks),
      onView: actions.view,
      page: company.approval === 'approved' && (
        <Link
          to={boardRoutes.company}
          params={{ id: _id }}
          preload={false}
          aria-label={words.named(texts.openPage, name)}
          className={menuItemLook}
        >
          {texts.openPage}
        </Link>
      ),
      cells: [toShownIndustry(company) || texts.noIndustry, counts ? texts.jobs(counts.get(_id) ?? 0) : '…'],
      main: toEditAction(company, actions.edit, words),
      more: [{ text: words.remove, onPress: actions.remove }],
    };
  };
}

/** A workshop at the river, for decoration. */
function WorkshopPicture() {
  return (
    <DrawnScene sun={34}>
      <path d="M110 48V20h12v78" className="fill-base-200" />
      <path d="M42 98V58l22-16v16l22-16v16l24-16v56Z" className="fill-base-200" />
      <path d="M68 98V78h16v20" />
      <path d="M52 70h8m32 0h8m-8 12h8" strokeWidth="2" opacity=".6" />
      <path d="M116 12c3-5 8-5 10-9" strokeWidth="2" opacity=".6" />
    </DrawnScene>
  );
}

function CompaniesOf({ userId, modal }: { userId: string; modal: CompanyModalSlot }) {
  const query = useQuery({
    ...ownCompaniesQuery(userId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const deleted = useQuery({ ...deletedCompaniesQuery(userId), enabled: useServerExtensions() });
  const jobs = useQuery(ownJobsQuery(userId));
  const toRow = useCompanyRow(jobs.data && countJobsByCompany(jobs.data));
  const { name, industry, jobs: jobsColumn } = texts.columns;
  return (
    <OwnRows
      {...{ userId, query, calls, texts, toRow }}
      deleted={deleted}
      columns={[name, industry, jobsColumn]}
      picture={<WorkshopPicture />}
      add={{ to: appPaths.createCompany, look: '' }}
      toText={() => texts.failure}
      modal={({ mode, id, onClose }) => modal({ mode, companyId: id, onClose })}
    />
  );
}

/** "03. Your Companies" (§2). */
export function OwnCompanies({ modal }: { modal: CompanyModalSlot }) {
  return (
    <ForOwner id={calls.lastElement} texts={texts}>
      {(userId) => <CompaniesOf userId={userId} modal={modal} />}
    </ForOwner>
  );
}
