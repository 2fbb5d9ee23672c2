import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { countNewJobs, type HomeList } from '#api/home-jobs.ts';
import { jobKeys } from '#api/jobs.ts';
import type { JobResult } from '#api/read-answers.ts';
import { formatNumber, formatShortDate, intlLocales, type Locale } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { daysSincePosted, isOpen } from '#contract/jobs/job-dates.ts';
import type { Job } from '#contract/jobs/job.ts';
import { pickClosing } from '#device/saved-jobs/saved-job-rules.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { useSavedJob, useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { isRemoved, toTerm } from '#device/saved-jobs/stored-job.ts';
import { noteLook, readLastLook } from '#device/start-page/last-look.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { readStored } from '#platform/storage/storage.ts';
import { toDeadlineView } from '#ui/card/job-card-view.ts';
import { toJobTarget } from '#ui/links/job-link.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { welcomeMessages as texts } from './later-messages.ts';
import { locale } from '#platform/i18n/locale.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { HeroText } from './hero-text.tsx';
import { linkChip } from './category-tiles.tsx';

/** The last opened job, as cached on this device; null if it is closed or not public. */
export function toLastRead(
  found: JobResult | undefined,
  saved: SavedJob | undefined,
  now: number,
): Job | null {
  if (found?.hidden || (saved && isRemoved(saved))) return null;
  const job = found?.job ?? saved?.job;
  const term = saved ? { ...job, ...toTerm(saved) } : job;
  return job && term && isOpen({ ...job, ...term }, now) ? job : null;
}

/** The time of the last visit: earlier today, yesterday, or a date. */
interface Since {
  kind: 'visit' | 'yesterday' | 'day';
  day: string;
}

const DAYS_WITH_NAMES = 6;

/** @param before @param now ms since the epoch */
export function toSince(before: number, now: number, locale: Locale): Since {
  const at = new Date(before).toISOString();
  const days = daysSincePosted(at, now) ?? 0;
  if (days === 0) return { kind: 'visit', day: '' };
  if (days === 1) return { kind: 'yesterday', day: '' };
  if (days > DAYS_WITH_NAMES) return { kind: 'day', day: formatShortDate(at, now, locale) };
  const named = new Intl.DateTimeFormat(intlLocales[locale], { weekday: 'long', timeZone: 'Asia/Dhaka' });
  return { kind: 'day', day: named.format(before) };
}

/** The job that was opened last, unless it is closed. */
function useLastRead(now: number): Job | null {
  const queryClient = useQueryClient();
  const [id] = useState(() => readStored('selectedJobId') ?? '');
  const saved = useSavedJob(id);
  const queryKey = jobKeys.detail(id);
  const found = queryClient.getQueryData<JobResult>(queryKey);
  const isGone = isNotFound(queryClient.getQueryState(queryKey)?.error);
  return isGone ? null : toLastRead(found, saved, now);
}

/** The end of the last visit; null in the first one. */
function useLastLook(): number | null {
  const [before] = useState(readLastLook);
  useEffect(noteLook, []);
  return before;
}

const MOST_CLOSING = 3;
const toneClasses = { calm: '', soon: 'text-warning', today: 'text-error', closed: '' } as const;

/** Saved jobs that close soon, at the right of a wide window; nothing where there are none. */
function SavedClosing({ now }: { now: number }) {
  const closing = pickClosing(useSavedJobs().values(), now).slice(0, MOST_CLOSING);
  if (closing.length === 0) return null;
  return (
    <aside
      aria-labelledby="saved-closing"
      // Covers the hero's picture.
      className="absolute inset-0 hidden bg-secondary panes:block short:hidden"
    >
      <div className="page pt-2">
        <div className="surface ml-auto w-70 px-4 py-2">
          <h2 id="saved-closing" className="font-bold">
            {texts.savedClosing}
          </h2>
          <ul>
            {closing.map((saved) => {
              const { tone, text } = toDeadlineView({ ...saved.job, ...toTerm(saved) }, now);
              return (
                <li key={saved.job._id} className="border-t border-base-300">
                  <Link
                    {...toJobTarget(saved.job._id)}
                    className="block min-h-11 py-1 text-sm hover:underline"
                  >
                    <span lang={textLanguage(saved.job.title)} className="block truncate font-semibold">
                      {saved.job.title}
                    </span>
                    <span className={toneClasses[tone]}>{text}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </aside>
  );
}

export interface WelcomeProps {
  /** Undefined while it is not known. */
  list: HomeList | undefined;
}

/** Replaces the hero's text for returning visitors: the number of new jobs, and the last opened job. */
export function Welcome({ list }: WelcomeProps) {
  const now = useNow();
  const before = useLastLook();
  const last = useLastRead(now);
  const fresh = list === undefined || before === null ? null : countNewJobs(list, before);
  const since = before === null ? null : toSince(before, now, locale);
  const shown = fresh && formatNumber(fresh.count, locale) + (fresh.isMore ? '+' : '');
  return (
    <>
      {shown === null && last === null ? (
        <HeroText />
      ) : (
        <ul className="relative z-1 -mx-4 -my-1 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] short:hidden">
          {shown !== null && since !== null && (
            <li className="shrink-0">
              <Link to={appPaths.jobs} search={{ sort: 'newest' }} className={linkChip}>
                {texts.newSince[since.kind](shown, since.day)}
              </Link>
            </li>
          )}
          {last && (
            <li className="shrink-0">
              <Link {...toJobTarget(last._id)} className={linkChip}>
                <Icon name="chevronRight" className="size-5 text-primary" /> {texts.continue}
                <span lang={textLanguage(last.title)} className="max-w-52 truncate">
                  {last.title}
                </span>
              </Link>
            </li>
          )}
        </ul>
      )}
      <SavedClosing now={now} />
    </>
  );
}
