import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toPlace } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { usePrinting } from '#platform/browser/printing.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { articleMessages } from '../article-messages.ts';
import { JobSections } from '../job-sections.tsx';
import { fitOnePage, preparePaper } from './paper.ts';
import { toPrintedFacts } from './printed-facts.ts';
import { QrCode } from './qr-code.tsx';
import { toJobUrl, type SharedJob } from './share-content.ts';
import { shareMessages } from './share-messages.ts';

function Facts(shared: SharedJob) {
  const facts = toPrintedFacts(shared, useLocale());
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

/** One A4 page: what a reader needs to decide and to apply, and the way back to the job. */
function Page({ job, company, now }: SharedJob) {
  const texts = useMessages(shareMessages);
  const { by } = useMessages(articleMessages);
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (page.current) fitOnePage(page.current);
  }, []);
  const url = toJobUrl(job);
  const companyName = company?.name || job.company.name;
  return (
    <div ref={page} className="printed-job">
      <header>
        <div>
          <h1 lang={textLanguage(job.title)}>{job.title}</h1>
          <p>{companyName ? by(companyName, toPlace(job.location)) : toPlace(job.location)}</p>
          <p>
            {texts.readOnline} <strong>{url}</strong>
          </p>
          <p data-cut>{texts.cut}</p>
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

/** The job on paper, in the place of all that the screen shows, whenever the page is printed. */
export function PrintedJob(shared: SharedJob) {
  useLayoutEffect(preparePaper, []);
  return usePrinting() && createPortal(<Page {...shared} />, document.body);
}
