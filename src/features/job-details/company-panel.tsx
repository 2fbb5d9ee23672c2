import { Link } from '@tanstack/react-router';
import { boardRoutes } from '#contract/jobs/board-paths.ts';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { isWebUrl } from '#contract/companies/web-links.ts';
import { useToLogoAddress } from '#presenters/logo-address.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { CompanyFacts, companyMessages } from '#presenters/company-facts.tsx';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { ApplyLink } from './apply-link.tsx';

export interface CompanyPanelProps {
  job: Job;
  company: Company;
  logo?: string | undefined;
  canApply: boolean;
}

/** The hiring company as it describes itself (§2's sidebar). */
export function CompanyPanel({ job, company, logo, canApply }: CompanyPanelProps) {
  const texts = useMessages(companyMessages);
  const toLogoAddress = useToLogoAddress();
  const website = company.website.trim();
  // The company of a hidden job may be hidden too.
  const hasPage = useServerExtensions() && canApply;
  return (
    <section className="surface p-4">
      <div className="mb-4 flex items-center gap-3">
        <CompanyLogo name={company.name} src={logo || toLogoAddress(company.logo)} />
        <h3 className="min-w-0 text-lg font-bold">{company.name}</h3>
      </div>
      <CompanyFacts company={company} />
      <div className="mt-4 flex flex-wrap items-start gap-2">
        {canApply && <ApplyLink job={job} company={company} label={texts.apply} by="mail" className="" />}
        {isWebUrl(website) && (
          <a className="btn" href={website} target="_blank" rel="noopener noreferrer">
            {texts.visit}
          </a>
        )}
        {hasPage && (
          <Link to={boardRoutes.company} params={{ id: company._id }} className="btn">
            {texts.allJobs}
          </Link>
        )}
      </div>
    </section>
  );
}
