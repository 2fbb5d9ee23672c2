import { locale } from '#texts/platform/i18n/locale';
import type { ReactNode } from 'react';
import type { Company } from '#contract/companies/company.ts';
import { formatSalary } from '#contract/format.ts';
import { toShownPlace } from '#texts/contract/jobs/shown-place';
import type { Job } from '#contract/jobs/job.ts';
import { daysSincePosted } from '#contract/jobs/job-dates.ts';
import { useToLogoAddress } from '#presenters/logo-address.ts';
import { toChipText, toDeadlineView } from '#presenters/job-card.ts';
import { jobMessages } from '#texts/presenters/messages';
import { textLanguage } from '#presenters/text-language.ts';
import { Chip } from '#ui/chip.tsx';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { articleMessages } from '#texts/features/job-details/messages';
import { toCategoryName } from '#texts/contract/jobs/category-names';

const toneClasses = { calm: '', soon: 'text-warning', today: 'text-error', closed: 'text-muted' } as const;

interface DatesProps {
  job: Job;
  now: number;
}

function Dates({ job, now }: DatesProps) {
  const texts = jobMessages;
  const { tone, text, date } = toDeadlineView(job, now);
  const days = daysSincePosted(job.postedAt, now);
  return (
    <p className="tabular flex flex-wrap gap-x-3">
      {text && <strong className={toneClasses[tone]}>{text}</strong>}
      {text && date && (
        <span className="text-muted">
          {texts.deadlineLabel} {date}
        </span>
      )}
      {days !== null && <span className="text-muted">{texts.postedAgo(days)}</span>}
    </p>
  );
}

function Pay({ job: { salary } }: { job: Job }) {
  const texts = jobMessages;
  const range = formatSalary(salary, locale);
  const per = range && texts.perSalaryType[salary.type];
  return (
    <p className="tabular text-lg font-bold">
      {range || texts.noSalary} {per && <span className="text-base font-normal text-muted">{per}</span>}
    </p>
  );
}

interface JobHeaderProps {
  job: Job;
  company: Company | undefined;
  now: number;
  savedLogo: string | undefined;
  note: ReactNode;
  /** Below the heading of a page that is not the job's. */
  heading?: 'h1' | 'h2';
}

/** Company, title, pay, type and deadline. */
export function JobHeader({ job, company, now, savedLogo, note, heading: Heading = 'h1' }: JobHeaderProps) {
  const messages = articleMessages;
  const texts = jobMessages;
  const toLogoAddress = useToLogoAddress();
  const companyName = company?.name || job.company.name || texts.companyUnknown;
  const chips = [...new Set([job.jobType, job.workMode, job.experienceLevel])].filter(Boolean);
  return (
    <header className="grid gap-3 wrap-anywhere">
      <div className="flex items-center gap-3">
        <CompanyLogo name={companyName} src={savedLogo || toLogoAddress(company?.logo || job.company.logo)} />
        <p className="min-w-0 flex-1 text-muted">{messages.by(companyName, toShownPlace(job.location))}</p>
      </div>
      <div className="grid gap-1">
        <Heading lang={textLanguage(job.title)} className="text-lg font-bold filters:text-xl">
          {job.title}
        </Heading>
        <Pay job={job} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {chips.map((value, index) => (
          <Chip key={value} tone={index === 0 ? 'tint' : 'plain'}>
            {toChipText(value, texts)}
          </Chip>
        ))}
        {job.category?.name && <Chip>{toCategoryName(job.category.name)}</Chip>}
      </div>
      <Dates job={job} now={now} />
      {note}
    </header>
  );
}
