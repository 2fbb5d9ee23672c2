import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toLinkText } from '#contract/companies/web-links.ts';
import { isOpen } from '#contract/jobs/job-dates.ts';
import { usePrinting } from '#platform/browser/share.ts';
import { toDeadlineView } from '#ui/card/job-card-view.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { toShownIndustry } from '#contract/companies/shown-industry.ts';
import { toShownPlace } from '#contract/jobs/shown-place.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { articleMessages } from '../messages.ts';
import { overviewMessages } from '../parts/messages.ts';
import { shareMessages } from '../dialog-messages.ts';
import { jobMessages } from '#ui/messages.ts';
import type { Fact } from '#ui/card/fact-list.tsx';
import { toOverview } from '../parts/job-overview.tsx';
import { JobSections } from '../parts/job-sections.tsx';
import { QrCode } from './qr-code.tsx';
import { type SharedJob, toJobUrl } from './share-content.ts';

/** A4 within its margins, minus a millimetre for rounding. */
const MARGIN_MM = 12;
const WIDTH_MM = 210 - 2 * MARGIN_MM;
const HEIGHT_MM = 297 - 2 * MARGIN_MM - 1;

/**
 * The page is laid out off screen at paper width, to be measured. The pages' policy refuses style elements, but not
 * constructed style sheets.
 */
const styles = `
@page { size: A4; margin: ${MARGIN_MM}mm; }
.printed-job {
  position: fixed; inset: 0 auto auto 0; visibility: hidden;
  inline-size: ${WIDTH_MM}mm;
  font: 11pt/1.35 var(--font-sans); overflow-wrap: anywhere; print-color-adjust: exact;
}
.printed-job :where(:lang(bn)) { font-size: 1em; line-height: 1.5; }
.printed-job :is(h1, h2) { margin: 0 0 0.25em; font-size: 1.1em; line-height: 1.25; break-after: avoid; }
.printed-job h1 { font-size: 1.6em; font-weight: 700; }
.printed-job header { display: flex; gap: 6mm; justify-content: space-between; }
.printed-job header div { min-inline-size: 0; }
.printed-job header p { margin-block: 0 0.35em; }
.printed-job svg { flex: none; inline-size: 30mm; block-size: 30mm; margin: -3mm -3mm 0 0; }
.printed-job dl { display: grid; grid-template-columns: 1fr 1fr; gap: 0.2em 6mm; margin: 0.6em 0; border-block: 0.3mm solid; padding-block: 0.5em; }
.printed-job dl div { display: flex; gap: 0.6em; }
.printed-job dt { flex: none; inline-size: 8em; }
.printed-job dd { min-inline-size: 0; font-weight: 600; }
.printed-job section { margin: 0 0 0.8em; }
.printed-job :is(ul, .prose-text) { max-inline-size: none; gap: 0.1em; }
.printed-job [data-texts] { column-gap: 8mm; }
.printed-job[data-columns] [data-texts] { columns: 2; }
.printed-job :is(p, li) { orphans: 2; widows: 2; }
@media print {
  body:has(> .printed-job) > :not(.printed-job) { display: none !important; }
  .printed-job { position: static; visibility: visible; }
}
`;

let isPrepared = false;

/** Adds the print styles to the page, once. */
function preparePaper(): void {
  if (isPrepared) return;
  isPrepared = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Readable font sizes in points; small texts are set in two columns. */
const steps = [
  ...[11, 10.5, 10].map((points) => ({ points, isInColumns: false })),
  ...[10, 9.5, 9, 8.5].map((points) => ({ points, isInColumns: true })),
];
const LONG_POINTS = 10;

/** CSS defines 96 pixels an inch, also on paper. */
const MAX_HEIGHT_PX = (HEIGHT_MM * 96) / 25.4;

/** Shrinks a printed job to one page; one that would be too small to read takes more pages. */
function fitPaper(page: HTMLElement): void {
  const fits = steps.some(({ points, isInColumns }) => {
    page.style.fontSize = `${points}pt`;
    page.toggleAttribute('data-columns', isInColumns);
    return page.offsetHeight <= MAX_HEIGHT_PX;
  });
  if (fits) return;
  page.style.fontSize = `${LONG_POINTS}pt`;
  page.removeAttribute('data-columns');
}

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
