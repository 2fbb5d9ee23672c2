import type { Locale } from '#contract/config/locale.ts';
import { toLinkText } from '#contract/companies/web-links.ts';
import { toDeadlineView } from '#presenters/job-card.ts';
import { jobMessages } from '#presenters/messages.ts';
import type { Fact } from '#ui/fact-list.tsx';
import { articleMessages } from '../article-messages.ts';
import { toOverview } from '../job-overview.tsx';
import type { SharedJob } from './share-content.ts';
import { shareMessages } from './share-messages.ts';

type PrintedFact = Pick<Fact, 'label' | 'value'>;

/** The facts of a job for paper: dates that stay true, addresses to read, nothing that stands elsewhere on the page. */
export function toPrintedFacts({ job, company, now }: SharedJob, locale: Locale): PrintedFact[] {
  const [messages, texts] = [articleMessages[locale], jobMessages[locale]];
  const { overview } = messages;
  const named = shareMessages[locale].company;
  const { tone, date } = toDeadlineView(job, now, { texts, locale });
  const elsewhere = new Set([overview.jobTitle, job.educationalQualifications && overview.qualification]);
  const facts: PrintedFact[] = [
    { label: texts.deadlineLabel.replace(/:$/, ''), value: tone === 'closed' ? texts.closed : date },
    ...toOverview(job, { messages, texts, locale }).filter(({ label }) => !elsewhere.has(label)),
    { label: named.email, value: company?.email },
    { label: named.phone, value: company?.contactNumber },
    { label: named.website, value: toLinkText(company?.website ?? '') },
    { label: named.industry, value: company?.industry },
  ];
  return facts.filter(({ value }) => Boolean(value));
}
