import { locale } from '#texts/platform/i18n/locale';
import { formatNumber } from '#contract/format.ts';
import { toShownPlace } from '#texts/contract/jobs/shown-place';
import type { Job } from '#contract/jobs/job.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Suggestion } from '#ui/form/suggestion-list.tsx';
import { landingMessages } from '#texts/features/landing/messages';
import type { Matches } from './use-matches.ts';

function MatchLine({ job }: { job: Job }) {
  const where = [job.company.name, toShownPlace(job.location)].filter((part) => part !== '');
  return (
    <>
      <Icon name="briefcase" className="size-5 text-muted" />
      <span className="min-w-0">
        <span lang={textLanguage(job.title)} className="block truncate font-medium">
          {job.title}
        </span>
        <span className="block truncate text-sm text-muted">{where.join(' · ')}</span>
      </span>
    </>
  );
}

/** The listbox's options: the matches, and a line for all of them. */
export function toMatchOptions(matches: Matches | undefined): Suggestion[] {
  if (!matches || matches.jobs.length === 0) return [];
  const all = (
    <>
      <Icon name="search" className="size-5 text-primary" />
      <span className="font-bold text-primary">
        {landingMessages.allMatches(matches.total, formatNumber(matches.total, locale))}
      </span>
    </>
  );
  const jobs = matches.jobs.map((job) => ({ key: job._id, content: <MatchLine job={job} /> }));
  return [...jobs, { key: 'all', content: all }];
}
