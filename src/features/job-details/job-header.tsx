import type { Company } from '#contract/companies/company.ts';
import { toPlace } from '#contract/format.ts';
import type { Job } from '#contract/jobs/job.ts';
import { daysSincePosted } from '#contract/jobs/job-dates.ts';
import { useToLogoAddress } from '#presenters/logo-address.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { toChipText, toDeadlineView } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/messages.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { Chip } from '#ui/chip.tsx';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { ApplyLink, type Applying } from './apply-link.tsx';
import { articleMessages } from './messages.ts';
import { ShareButton } from './share-button.tsx';
import type { ReactNode } from 'react';

const toneClasses = { calm: '', soon: 'text-warning', today: 'text-error', closed: 'text-muted' } as const;

interface JobHeaderProps {
  job: Job;
  company: Company | undefined;
  bookmark: (job: Job) => ReactNode;
  applying: Applying | null;
  now: number;
  savedLogo: string | undefined;
}

/** Logo, title, company, place, deadline and buttons. */
export function JobHeader({ job, company, bookmark, applying, now, savedLogo }: JobHeaderProps) {
  const messages = useMessages(articleMessages);
  const texts = useMessages(jobMessages);
  const locale = useLocale();
  const toLogoAddress = useToLogoAddress();
  const deadline = toDeadlineView(job, now, { texts, locale });
  const companyName = company?.name || job.company.name || texts.companyUnknown;
  const days = daysSincePosted(job.postedAt, now);
  const chips = [...new Set([job.jobType, job.workMode, job.experienceLevel])].filter(Boolean);
  const logo = company?.logo || job.company.logo;
  return (
    <header className="flex flex-col gap-4 wrap-anywhere">
      <div className="flex items-start gap-4">
        <CompanyLogo name={companyName} src={savedLogo || toLogoAddress(logo)} size={72} />
        <div className="min-w-0 flex-1">
          <h2 lang={textLanguage(job.title)} className="text-xl font-bold text-balance">
            {job.title}
          </h2>
          <p className="text-muted">{messages.by(companyName, toPlace(job.location))}</p>
          {days !== null && <p className="text-sm text-muted">{messages.postedAgo(days)}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {chips.map((value, index) => (
          <Chip key={value} tone={index === 0 ? 'tint' : 'plain'}>
            {toChipText(value, texts)}
          </Chip>
        ))}
        {job.category?.name && <Chip>{job.category.name}</Chip>}
      </div>
      {deadline.text && (
        <p className="tabular">
          <strong className={toneClasses[deadline.tone]}>{deadline.text}</strong>{' '}
          {deadline.date && (
            <span className="text-muted">
              · {texts.deadlineLabel} {deadline.date}
            </span>
          )}
        </p>
      )}
      {applying && (
        <div className="flex flex-wrap items-start gap-2">
          <ApplyLink
            job={job}
            company={company}
            label={messages.applyTop}
            by="webmail"
            onApply={applying.onApply}
            className="btn-primary px-6"
          />
          {bookmark(job)}
          <ShareButton job={job} company={company} />
        </div>
      )}
      {applying?.letter(job, company)}
    </header>
  );
}
