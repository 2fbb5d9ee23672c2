import type { ReactNode } from 'react';
import { locale } from '#platform/i18n/locale.ts';
import { overviewMessages } from './messages.ts';
import { formatDate, formatMoney, formatNumber } from '#contract/format.ts';
import { toShownPlace } from '#contract/jobs/shown-place.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toChipText } from '#ui/card/job-card-view.ts';
import { toPayText } from '#ui/card/pay-phrase.tsx';
import { jobMessages } from '#ui/messages.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { FactList, type Fact } from '#ui/card/fact-list.tsx';
import { toShownHours } from '#contract/jobs/working-hours.ts';

/** No-wrap, as browsers break "Full-time" at its hyphen. */
const inOneLine = (values: readonly string[]): ReactNode =>
  values.map((value, index) => [
    index > 0 && ' · ',
    <span key={value} className="whitespace-nowrap">
      {value}
    </span>,
  ]);

/** The facts of §2's Job Overview, and optional ones; those that the page's header shows too are marked. */
export function toOverview(job: Job): Fact[] {
  const [overview, texts] = [overviewMessages, jobMessages];
  const [qualification = ''] = job.educationalQualifications.split('\n');
  const bonus = job.salary.bonus ? formatMoney(job.salary.bonus, job.salary.currency, locale) : '';
  const type = [...new Set([job.jobType, job.workMode])].flatMap((value) =>
    value ? [toChipText(value, texts)] : [],
  );
  // Specified rows that the page's header shows as well.
  const isShownElsewhere = true;
  const facts: Fact[] = [
    { icon: factIcons.wallet, label: overview.salary, value: toPayText(job.salary), isShownElsewhere },
    { icon: factIcons.wallet, label: overview.bonus, value: bonus },
    {
      icon: 'briefcase',
      label: overview.title,
      value: job.title,
      lang: textLanguage(job.title),
      isShownElsewhere,
    },
    {
      icon: 'pin',
      label: overview.location,
      value: toShownPlace(job.location) || texts.noPlace,
      isShownElsewhere,
    },
    {
      icon: 'document',
      label: overview.qualification,
      value: qualification || overview.defaultQualification,
      lang: textLanguage(qualification),
    },
    { icon: 'clock', label: overview.jobType, value: type.length > 0 && inOneLine(type), isShownElsewhere },
    {
      icon: 'people',
      label: overview.vacancy,
      value: job.numberOfOpenings === null ? '' : formatNumber(job.numberOfOpenings, locale),
    },
    {
      icon: 'chart',
      label: overview.experience,
      value: toChipText(job.experienceLevel, texts),
      isShownElsewhere,
    },
    { icon: 'clock', label: overview.workingHours, value: toShownHours(job.workingHours) },
    {
      icon: factIcons.calendar,
      label: overview.posted,
      value: formatDate(job.postedAt, locale),
      isShownElsewhere,
    },
  ];
  return facts.filter((fact) => fact.value !== '' && fact.value !== false);
}

export function JobOverview({ job }: { job: Job }) {
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold">{overviewMessages.heading}</h2>
      <FactList facts={toOverview(job)} />
    </section>
  );
}
