import { locale } from '#platform/i18n/locale.ts';
import { formatDate, formatShortDate, type Locale } from '#contract/format.ts';
import { toDeadlineState, daysSincePosted } from '#contract/jobs/job-dates.ts';
import { toShownPlace } from '#contract/jobs/shown-place.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { PayParts } from '#contract/pay/pay-parts.ts';
import { jobMessages, type JobTexts } from '../messages.ts';
import { toPayText, toShownPay } from './pay-phrase.tsx';
import { textLanguage } from '../text/text-language.ts';

/** Also expressed in words. */
type DeadlineTone = 'calm' | 'soon' | 'today' | 'closed';

export interface DeadlineView {
  tone: DeadlineTone;
  /** "Closes in 3 days". */
  text: string;
  date: string;
  /** Without its year for a near date (`formatShortDate`). */
  shortDate: string;
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
  const shortDate = formatShortDate(job.applicationDeadline, now, locale);
  const dates = { date, shortDate };
  if (state.kind === 'none') return { tone: 'calm', text: '', ...dates };
  if (state.kind === 'filled' || state.kind === 'expired')
    return { tone: 'closed', text: texts[state.kind], ...dates };
  if (state.kind === 'today') return { tone: 'today', text: texts.closesToday, ...dates };
  return { tone: state.kind === 'soon' ? 'soon' : 'calm', text: texts.closesIn(state.days), ...dates };
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
  /** "city, country" in two parts: the end is for screen readers where the country is this one, '' abroad. */
  shownPlace: string;
  homeCountry: string;
  pay: PayParts;
  payText: string;
  description: string;
  deadline: DeadlineView;
  /** Null when unknown. */
  posted: { text: string; short: string } | null;
  jobType: string;
  experienceLevel: string;
  category: { id: string; name: string } | null;
}

const home = new Set(['bangladesh', 'বাংলাদেশ']);

type PlaceView = Pick<JobCardView, 'place' | 'shownPlace' | 'homeCountry'>;

/** A place for {@link JobCardView}; '' for none. */
export function toPlaceParts(location: Job['location']): Pick<PlaceView, 'shownPlace' | 'homeCountry'> {
  const whole = toShownPlace(location);
  const city = toShownPlace({ ...location, country: '', countryBn: '' });
  const isHome = city !== '' && home.has(location.country.trim().toLowerCase());
  return isHome
    ? { shownPlace: city, homeCountry: whole.slice(city.length) }
    : { shownPlace: whole, homeCountry: '' };
}

function toPlaceView(location: Job['location']): PlaceView {
  const { shownPlace, homeCountry } = toPlaceParts(location);
  const shown = shownPlace || jobMessages.noPlace;
  return { place: shown + homeCountry, shownPlace: shown, homeCountry };
}

/** A job as its card shows it. @param now ms since the epoch */
export function toJobCardView(job: Job, now: number): JobCardView {
  const texts = jobMessages;
  const days = daysSincePosted(job.postedAt, now);
  return {
    id: job._id,
    title: job.title,
    companyName: job.company.name || texts.companyUnknown,
    companyLang: textLanguage(job.company.name),
    lang: textLanguage(job.title + job.description),
    logo: job.company.logo,
    ...toPlaceView(job.location),
    pay: toShownPay(job.salary),
    payText: toPayText(job.salary),
    description: job.description,
    deadline: toDeadlineView(job, now),
    posted: days === null ? null : { text: texts.postedAgo(days), short: texts.postedAgoShort(days) },
    jobType: toChipText(job.jobType, texts),
    experienceLevel: toChipText(job.experienceLevel, texts),
    category: job.category?.name ? { id: job.category._id, name: job.category.name } : null,
  };
}
