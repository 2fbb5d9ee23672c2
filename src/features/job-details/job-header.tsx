import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { daysSincePosted } from '#contract/jobs/job-dates.ts';
import { useToLogoAddress, CompanyLogo } from '#ui/card/company-logo.tsx';
import { toChipText, toDeadlineView, toPlaceParts } from '#ui/card/job-card-view.ts';
import { toShownPay, PayPhrase } from '#ui/card/pay-phrase.tsx';
import { jobMessages as texts } from '#ui/messages.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { Chip } from '#ui/card/chip.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { clientConfig } from '#platform/startup/config.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { articleMessages as messages } from './messages.ts';
import { toCategoryName } from '#contract/jobs/category-names.ts';

const toneClasses = { calm: '', soon: 'text-warning', today: 'text-error', closed: 'text-muted' } as const;

interface TermsProps {
  job: Job;
  now: number;
}

function Dates({ job, now }: TermsProps) {
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

/** The key facts: pay and dates. */
export function JobTerms({ job, now }: TermsProps) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p className="tabular text-lg font-bold">
        <PayPhrase pay={toShownPay(job.salary)} />
      </p>
      <Dates job={job} now={now} />
    </div>
  );
}

/** Type, level and category. */
export function JobTags({ job }: { job: Job }) {
  const chips = [...new Set([job.jobType, job.workMode, job.experienceLevel])].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chips.map((value, index) => (
        <Chip key={value} tone={index === 0 ? 'tint' : 'plain'}>
          {toChipText(value, texts)}
        </Chip>
      ))}
      {job.category?.name && <Chip>{toCategoryName(job.category.name)}</Chip>}
    </div>
  );
}

/** The "checked" mark: our server publishes only what an administrator approved. */
function Trust({ openJobs }: { openJobs: number | undefined }) {
  return (
    <p className="flex items-center gap-1 text-sm text-muted">
      <Icon name="check" className="size-4 text-primary" />
      {messages.checked(clientConfig().appName)}
      {openJobs ? ` · ${messages.openJobs(openJobs)}` : ''}
    </p>
  );
}

interface JobHeaderProps {
  job: Job;
  company: Company | undefined;
  isPublic: boolean;
  savedLogo: string | undefined;
  /** `h2` on a page with another `h1`. */
  heading?: 'h1' | 'h2';
}

/** Company and title. */
export function JobHeader({ job, company, isPublic, savedLogo, heading: Heading = 'h1' }: JobHeaderProps) {
  const toLogoAddress = useToLogoAddress();
  const isChecked = useServerExtensions() && isPublic;
  const companyName = company?.name || job.company.name || texts.companyUnknown;
  const { shownPlace, homeCountry } = toPlaceParts(job.location);
  return (
    <header className="grid gap-3 wrap-anywhere">
      <div className="flex items-center gap-3">
        <CompanyLogo name={companyName} src={savedLogo || toLogoAddress(company?.logo || job.company.logo)} />
        <div className="min-w-0 flex-1">
          <p className="text-muted">
            {messages.by(companyName, shownPlace)}
            <span className="sr-only">{homeCountry}</span>
          </p>
          {isChecked && <Trust openJobs={company?.openJobs} />}
        </div>
      </div>
      <Heading lang={textLanguage(job.title)} className="text-lg font-bold filters:text-xl">
        {job.title}
      </Heading>
    </header>
  );
}
