import { Link } from '@tanstack/react-router';
import { boardRoutes } from '#contract/jobs/board-paths.ts';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { isWebUrl } from '#contract/companies/web-links.ts';
import { useToLogoAddress } from '#presenters/logo-address.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { CompanyFacts } from '#presenters/company-facts.tsx';
import { companyMessages } from '#texts/presenters/company-facts';
import { toApplication } from '#presenters/application.ts';
import { applicationMessages } from '#texts/presenters/application';
import { toMailtoUrl } from '#platform/browser/webmail.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { CompanyLogo } from '#ui/company-logo.tsx';

export interface CompanyPanelProps {
  job: Job;
  company: Company;
  logo?: string | undefined;
  canApply: boolean;
}

/** The hiring company as it describes itself (§2's sidebar). */
export function CompanyPanel({ job, company, logo, canApply }: CompanyPanelProps) {
  const texts = companyMessages;
  const toLogoAddress = useToLogoAddress();
  const letter = applicationMessages;
  const mail = toApplication({ title: job.title, companyName: company.name, email: company.email }, letter);
  const website = company.website.trim();
  // The company of a hidden job may be hidden too.
  const hasPage = useServerExtensions() && canApply;
  return (
    <section className="surface p-4">
      <div className="mb-4 flex items-center gap-3">
        <CompanyLogo name={company.name} src={logo || toLogoAddress(company.logo)} />
        <h2 lang={textLanguage(company.name)} className="min-w-0 text-lg font-bold">
          {company.name}
        </h2>
      </div>
      <CompanyFacts company={company} />
      <div className="mt-4 flex flex-wrap items-start gap-2">
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
      {canApply && company.email.trim() !== '' && (
        <a className="link mt-2 inline-flex min-h-11 items-center" href={toMailtoUrl(mail)}>
          {texts.apply}
        </a>
      )}
    </section>
  );
}
