import { useNavigate } from '@tanstack/react-router';
import { type InputHTMLAttributes, useId, useState } from 'react';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { type JobSearch, parseJobSearch } from '#contract/jobs/job-query.ts';
import type { Job } from '#contract/jobs/job.ts';
import { listLimits } from '#contract/limits.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { toJobTarget } from '#ui/links/job-link.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { toShownPlace } from '#contract/jobs/shown-place.ts';
import { landingMessages as texts } from './messages.ts';
import { locale, toLocal } from '#platform/i18n/locale.ts';
import { toOptionId } from '#ui/form/listbox-keys.ts';
import type { Suggestion } from './match-list.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { lazyMatchList, lazySearchChoices } from './lazy-parts.tsx';
import { type Matches, onMatchKey, useMatchBox, useMatches } from './use-matches.ts';

function useMatchSearch() {
  const navigate = useNavigate();
  const box = useMatchBox();
  const [text, setText] = useState('');
  const matches = useMatches(text);
  const options: Suggestion[] = box.isOpen ? toMatchOptions(matches) : [];
  const active = box.active !== null && box.active < options.length ? box.active : null;

  const showList = (chosen: JobSearch) => {
    const search = text.trim();
    void navigate({ to: appPaths.jobs, search: search === '' ? chosen : { ...chosen, search } });
  };
  // Not guarded, also when signed out: §2 guards links only.
  const openJob = (id: string) => {
    const { to, search, onClick } = toJobTarget(id);
    onClick();
    void navigate({ to, search });
  };
  const choose = (index: number) => {
    const job = matches?.jobs[index];
    box.close();
    if (job) openJob(job._id);
    else showList({});
  };
  return { box: { ...box, active }, text, setText, matches, options, showList, choose };
}

function toComboboxInput(
  listId: string,
  { box, options, choose }: ReturnType<typeof useMatchSearch>,
): InputHTMLAttributes<HTMLInputElement> {
  const hasOptions = options.length > 0;
  return {
    type: 'text',
    role: 'combobox',
    'aria-expanded': hasOptions,
    'aria-controls': hasOptions ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': box.active === null ? undefined : toOptionId(listId, box.active),
    onKeyDown: (event) => onMatchKey(event, box, { count: options.length, choose }),
    onBlur: box.close,
  };
}

/** The search bar (§2), with matches while typing. */
export function LandingSearch() {
  const listId = useId();
  const search = useMatchSearch();
  const { box, matches, options, choose } = search;
  const formId = useId();
  const isOffered = useServerExtensions();
  const shown = box.isOpen ? matches : undefined;
  return (
    <SearchField
      label={texts.searchLabel}
      placeholder={texts.searchPlaceholder}
      button={texts.findJobs}
      value={search.text}
      maxLength={listLimits.searchMaxChars}
      input={toComboboxInput(listId, search)}
      onValueChange={(typed) => {
        search.setText(typed);
        box.open();
      }}
      onSubmit={(form) => {
        const { search: _text, ...chosen } = parseJobSearch(Object.fromEntries(new FormData(form)));
        search.showList(chosen);
      }}
      id={formId}
      choices={isOffered && <lazySearchChoices.Part form={formId} />}
      action={toLocal(appPaths.jobs)}
    >
      {shown && (
        <lazyMatchList.Part
          id={listId}
          matches={shown}
          options={options}
          active={box.active}
          onActive={box.setActive}
          onChoose={choose}
        />
      )}
      <p role="status" className="sr-only">
        {shown && (options.length > 0 ? texts.matchCount(shown.jobs.length) : texts.noMatches(shown.text))}
      </p>
    </SearchField>
  );
}

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
        {texts.allMatches(matches.total, formatNumber(matches.total, locale))}
      </span>
    </>
  );
  const jobs = matches.jobs.map((job) => ({ key: job._id, content: <MatchLine job={job} /> }));
  return [...jobs, { key: 'all', content: all }];
}
