import { locale } from '#texts/platform/i18n/locale';
import { formatDate, formatSalary, type Locale } from '#contract/format.ts';
import { toDeadlineState, daysSincePosted } from '#contract/jobs/job-dates.ts';
import { toShownPlace } from '#texts/contract/jobs/shown-place';
import type { Job } from '#contract/jobs/job.ts';
import { jobMessages, type JobTexts } from '#texts/presenters/messages';
import { textLanguage } from './text-language.ts';

/** Also expressed in words. */
type DeadlineTone = 'calm' | 'soon' | 'today' | 'closed';

export interface DeadlineView {
  tone: DeadlineTone;
  /** "Closes in 3 days". */
  text: string;
  date: string;
}

/** The label of a vocabulary value; unknown ones are shown as they are. */
export function toChipText(value: string, texts: JobTexts): string {
  return texts.valueLabels[value] ?? value;
}

/** @param now ms since the epoch */
export function toDeadlineView(job: Job, now: number): DeadlineView {
  const texts = jobMessages;
  const state = toDeadlineState(job, now);
  const date = formatDate(job.applicationDeadline, locale);
  if (state.kind === 'none') return { tone: 'calm', text: '', date };
  if (state.kind === 'filled' || state.kind === 'expired')
    return { tone: 'closed', text: texts[state.kind], date };
  if (state.kind === 'today') return { tone: 'today', text: texts.closesToday, date };
  return { tone: state.kind === 'soon' ? 'soon' : 'calm', text: texts.closesIn(state.days), date };
}

export interface JobCardView {
  id: string;
  title: string;
  companyName: string;
  companyLang: Locale | undefined;
  lang: Locale | undefined;
  /** Relative to the API host. */
  logo: string;
  place: string;
  salary: string;
  salaryPer: string;
  description: string;
  deadline: DeadlineView;
  /** Null when unknown. */
  posted: { text: string; short: string } | null;
  jobType: string;
  experienceLevel: string;
  category: { id: string; name: string } | null;
}

/** A job as its card shows it. @param now ms since the epoch */
export function toJobCardView(job: Job, now: number): JobCardView {
  const texts = jobMessages;
  const salary = formatSalary(job.salary, locale);
  const days = daysSincePosted(job.postedAt, now);
  return {
    id: job._id,
    title: job.title,
    companyName: job.company.name || texts.companyUnknown,
    companyLang: textLanguage(job.company.name),
    lang: textLanguage(job.title + job.description),
    logo: job.company.logo,
    place: toShownPlace(job.location) || texts.noPlace,
    salary: salary || texts.noSalary,
    salaryPer: salary ? (texts.perSalaryType[job.salary.type] ?? '') : '',
    description: job.description,
    deadline: toDeadlineView(job, now),
    posted: days === null ? null : { text: texts.postedAgo(days), short: texts.postedAgoShort(days) },
    jobType: toChipText(job.jobType, texts),
    experienceLevel: toChipText(job.experienceLevel, texts),
    category: job.category?.name ? { id: job.category._id, name: job.category.name } : null,
  };
}
