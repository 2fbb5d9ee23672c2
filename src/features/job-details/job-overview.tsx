import { locale } from '#texts/platform/i18n/locale';
import { overviewMessages } from '#texts/features/job-details/job-overview';
import { formatDate, formatMoney, formatNumber, formatSalary, type Locale } from '#contract/format.ts';
import { toShownPlace } from '#texts/contract/jobs/shown-place';
import type { Job } from '#contract/jobs/job.ts';
import { toChipText } from '#presenters/job-card.ts';
import { jobMessages, type JobTexts } from '#texts/presenters/messages';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { FactList, type Fact } from '#ui/fact-list.tsx';
import { toShownHours } from '#texts/contract/jobs/working-hours';

interface Words {
  overview: typeof overviewMessages;
  texts: JobTexts;
  locale: Locale;
}

function toSalary({ salary }: Job, { texts, locale }: Words): string {
  const range = formatSalary(salary, locale);
  if (range === '') return texts.noSalary;
  return [range, texts.perSalaryType[salary.type]].filter(Boolean).join(' ');
}

/** The facts of §2's Job Overview, and optional ones; the title stands above. */
export function toOverview(job: Job, words: Words): Fact[] {
  const { overview } = words;
  const bonus = job.salary.bonus ? formatMoney(job.salary.bonus, job.salary.currency, words.locale) : '';
  const type = [...new Set([job.jobType, job.workMode])].flatMap((value) =>
    value ? [toChipText(value, words.texts)] : [],
  );
  const facts: Fact[] = [
    { icon: factIcons.wallet, label: overview.salary, value: toSalary(job, words) },
    { icon: factIcons.wallet, label: overview.bonus, value: bonus },
    {
      icon: 'pin',
      label: overview.location,
      value: toShownPlace(job.location) || words.texts.noPlace,
    },
    {
      icon: 'document',
      label: overview.qualification,
      value: job.educationalQualifications.split('\n')[0] || overview.defaultQualification,
    },
    { icon: 'clock', label: overview.jobType, value: type.join(' · ') },
    {
      icon: 'people',
      label: overview.vacancy,
      value: job.numberOfOpenings === null ? '' : formatNumber(job.numberOfOpenings, words.locale),
    },
    { icon: 'chart', label: overview.experience, value: toChipText(job.experienceLevel, words.texts) },
    { icon: 'clock', label: overview.workingHours, value: toShownHours(job.workingHours) },
    {
      icon: factIcons.calendar,
      label: overview.posted,
      value: formatDate(job.postedAt, words.locale),
    },
  ];
  return facts.filter((fact) => fact.value !== '');
}

export function JobOverview({ job }: { job: Job }) {
  const overview = overviewMessages;
  const texts = jobMessages;
  return (
    <section className="surface p-4">
      <h2 className="mb-4 text-lg font-bold">{overview.heading}</h2>
      <FactList facts={toOverview(job, { overview, texts, locale })} />
    </section>
  );
}
