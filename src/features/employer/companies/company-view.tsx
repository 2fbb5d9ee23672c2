import type { OwnCompany } from '#contract/companies/company.ts';
import { companyStatusField, type CompanyName } from '#contract/companies/company-form.ts';
import { CompanyLogo } from '#ui/card/company-logo.tsx';
import { RowFacts } from '../edit/row-facts.tsx';
import { CompanyApproval, toLogoUrl } from './company-editor.tsx';
import { sections } from './company-field-kinds.ts';
import { toCompanyLabel, toCompanyValues } from './company-rules.ts';
import { ownCompanyMessages } from './messages.ts';
import { toShownCompany } from './shown-company.ts';

const toNames = (key: string, names: readonly CompanyName[]): readonly CompanyName[] =>
  key === 'basic' ? [...names, companyStatusField] : names;

/** A company, read-only. */
export function CompanyView({ company }: { company: OwnCompany }) {
  const texts = ownCompanyMessages;
  const values = toCompanyValues(company);
  const logo = <CompanyLogo name={company.name} src={toLogoUrl(company)} size={72} loading="eager" />;
  const toFact = (name: CompanyName) => ({
    label: toCompanyLabel(name, values, texts),
    value: toShownCompany(name, values[name]),
  });
  return (
    <div className="grid gap-6">
      <CompanyApproval company={company} />
      <RowFacts
        sections={sections.map(({ key, names }) => ({
          title: texts.sections[key],
          facts: toNames(key, names).map(toFact),
          before: key === 'basic' ? logo : undefined,
        }))}
      />
    </div>
  );
}
