import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isOpen } from '#contract/jobs/job-dates.ts';
import { usePrinting } from '#platform/browser/printing.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { articleMessages } from '#texts/features/job-details/messages';
import { JobSections } from '../parts/job-sections.tsx';
import { fitPaper, preparePaper } from './paper.ts';
import { QrCode } from './qr-code.tsx';
import { toJobUrl, type SharedJob } from './share-content.ts';
import { shareMessages } from '#texts/features/job-details/sharing/messages';
import { toLinkText } from '#contract/companies/web-links.ts';
import { toDeadlineView } from '#presenters/job-card.ts';
import { jobMessages } from '#texts/presenters/messages';
import type { Fact } from '#ui/fact-list.tsx';
import { overviewMessages } from '#texts/features/job-details/parts/messages';
import { toOverview } from '../parts/job-overview.tsx';
import { toShownIndustry } from '#texts/contract/companies/shown-industry';
import { toShownPlace } from '#texts/contract/jobs/shown-place';
import { toShownDigits } from '#texts/contract/shown-digits';

function Facts(shared: SharedJob) {
  const facts = toPrintedFacts(shared);
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Page({ job, company, now }: SharedJob) {
  const texts = shareMessages;
  const { by } = articleMessages;
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (page.current) fitPaper(page.current);
  }, []);
  const url = toJobUrl(job);
  const companyName = company?.name || job.company.name;
  const place = toShownPlace(job.location);
  return (
    <div ref={page} className="printed-job">
      <header>
        <div>
          <h1 lang={textLanguage(job.title)}>{job.title}</h1>
          <p>{companyName ? by(companyName, place) : place}</p>
          <p>
            {isOpen(job, now) ? texts.readOnline : texts.seeOnline} <strong>{url}</strong>
          </p>
        </div>
        <QrCode text={url} label={texts.qrCode(job.title)} />
      </header>
      <Facts job={job} company={company} now={now} />
      <div data-texts>
        <JobSections job={job} />
      </div>
    </div>
  );
}

/** The job when the page is printed. */
export function PrintedJob(shared: SharedJob) {
  useLayoutEffect(preparePaper, []);
  return usePrinting() && createPortal(<Page {...shared} />, document.body);
}

type PrintedFact = Pick<Fact, 'label' | 'value'>;

/** The facts of a job for paper, without those shown elsewhere on it. */
export function toPrintedFacts({ job, company, now }: SharedJob): PrintedFact[] {
  const [overview, texts] = [overviewMessages, jobMessages];
  const named = shareMessages.company;
  const { tone, text, date } = toDeadlineView(job, now);
  const isOver = tone === 'closed';
  const elsewhere = new Set([overview.title, job.educationalQualifications && overview.qualification]);
  const facts: PrintedFact[] = [
    { label: texts.deadlineLabel.replace(/:$/, ''), value: isOver ? text : date },
    ...toOverview(job).filter(({ label }) => !elsewhere.has(label)),
    // Not for a closed job: the e-mail address is for applications.
    { label: named.email, value: isOver ? '' : company?.email },
    { label: named.phone, value: toShownDigits(company?.contactNumber ?? '') },
    { label: named.website, value: toLinkText(company?.website ?? '') },
    { label: named.industry, value: company && toShownIndustry(company) },
  ];
  return facts.filter(({ value }) => Boolean(value));
}
