import type { OwnCompany } from '#contract/companies/company.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { ApprovalLine } from './approval-line.tsx';
import { CompanyFields } from './company-fields.tsx';
import { toCompanyValues, type CompanyName } from './company-rules.ts';
import { companyMessages } from './messages.ts';

const unchanging = () => undefined;

/** All of a company, read-only. */
export function CompanyView({ company }: { company: OwnCompany }) {
  const texts = useMessages(companyMessages);
  const values = toCompanyValues(company);
  const field = (name: CompanyName) => ({
    name,
    value: values[name],
    error: undefined,
    onValueChange: unchanging,
    onBlur: unchanging,
  });
  const logo = (
    <div>
      <p className="mb-1 font-semibold">{texts.logo.viewLabel}</p>
      <CompanyLogo name={company.name} src={toLogoUrl(company)} size={72} loading="eager" />
    </div>
  );
  return (
    <div className="grid gap-6">
      <ApprovalLine company={company} />
      <CompanyFields field={field} mode="view" logo={logo} />
    </div>
  );
}

/** The full address of the stored logo; '' when there is none. */
export function toLogoUrl({ logo }: OwnCompany): string {
  return logo ? fileUrl(logo) : '';
}
