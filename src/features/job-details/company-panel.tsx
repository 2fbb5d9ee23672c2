import type { MouseEvent } from 'react';
import { Link } from '@tanstack/react-router';
import { findWay, toOpenWays } from '#contract/applications/open-ways.ts';
import { boardRoutes } from '#contract/http/paths.ts';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { isWebUrl } from '#contract/companies/web-links.ts';
import { useToLogoAddress, CompanyLogo } from '#ui/card/company-logo.tsx';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { CompanyFacts } from '#ui/card/company-facts.tsx';
import { companyMessages as texts } from '#ui/panel-messages.ts';
import { useSession } from '#platform/session/session.ts';
import { toMailtoUrl } from '#platform/browser/webmail.ts';
import { isPlainClick } from '#platform/session/sign-in.tsx';
import { toApplication } from '#ui/applying/application-mail.ts';
import { applicationMessages as letter } from '#ui/applying/application-messages.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { COMPANY_ID, type Applying } from './apply-link.tsx';

export interface CompanyPanelProps {
  job: Job;
  company: Company;
  logo?: string | undefined;
  /** The company of a hidden job may be hidden too. */
  isPublic: boolean;
  /** Undefined for a closed job. */
  onApply: Applying['apply'] | undefined;
}

/** The hiring company as it describes itself (§2's sidebar). */
export function CompanyPanel({ job, company, logo, isPublic, onApply }: CompanyPanelProps) {
  const toLogoAddress = useToLogoAddress();
  const mail = toApplication({ title: job.title, companyName: company.name, email: company.email }, letter);
  const apply = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onApply?.(job, company);
  };
  const isByMail = findWay(toOpenWays(job.applyWays), 'email') !== undefined;
  const website = company.website.trim();
  const hasPage = useServerExtensions() && isPublic;
  const isOwn = useSession()?.user._id === job.createdBy;
  // The e-mail address is for applications: for a closed job only its owner sees it here.
  const shown = onApply || !isPublic || isOwn ? company : { ...company, email: '' };
  return (
    <section id={COMPANY_ID} className="surface p-4">
      <div className="mb-4 flex items-center gap-3">
        <CompanyLogo name={company.name} src={logo || toLogoAddress(company.logo)} />
        <h2 lang={textLanguage(company.name)} className="min-w-0 text-lg font-bold">
          {company.name}
        </h2>
      </div>
      <CompanyFacts company={shown} />
      <div className="mt-4 flex flex-wrap items-start gap-2">
        {isWebUrl(website) && (
          <a className="btn" href={website} target="_blank" rel="noopener noreferrer nofollow ugc">
            {texts.visit}
          </a>
        )}
        {hasPage && (
          <Link to={boardRoutes.company} params={{ id: company._id }} className="btn">
            {texts.allJobs}
          </Link>
        )}
        {onApply && company.email.trim() !== '' && isByMail && (
          <a className="btn" href={toMailtoUrl(mail)} aria-haspopup="dialog" onClick={apply}>
            {texts.apply}
          </a>
        )}
      </div>
    </section>
  );
}
