import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { categoriesQuery } from '#api/choices.ts';
import { formatNumber } from '#contract/format.ts';
import { parseJobQuery } from '#contract/jobs/job-query.ts';
import {
  type OfflineSearch,
  readOfflineSearches,
  removeOfflineSearches,
  onOfflineSearchesChange,
} from '#device/offline-searches/offline-searches.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import { toSearchName } from '#ui/search/search-name.ts';
import { downloadMessages as texts } from '../later-messages.ts';
import { continueDownload, type DownloadState, onDownloadChange, readDownload } from './search-download.ts';
import { formatStoredAt } from './stored-line.ts';

interface DownloadedSearchesProps {
  searches: readonly OfflineSearch[];
  /** The look of the button that downloads the rest; `none` while it must not be downloaded. */
  resumeLook: ResumeLook;
}

type ResumeLook = 'primary' | 'plain' | 'none';
const looks = { primary: 'btn btn-primary', plain: 'btn border-control' } as const;

/** The downloaded searches: the number of stored jobs, with buttons to download the rest and to remove the search. */
export function DownloadedSearches({ searches, resumeLook }: DownloadedSearchesProps) {
  const [isRefused, setIsRefused] = useState(false);
  const remove = async (query: string) => setIsRefused(!(await removeOfflineSearches([query])));
  if (searches.length === 0) return null;
  return (
    <section className="border-t border-base-300 pt-4">
      <h3 className="font-bold">{texts.onDevice}</h3>
      {isRefused && (
        <p role="alert" className="text-error">
          {texts.notRemoved}
        </p>
      )}
      <ul>
        {searches.map((search) => (
          <SearchRow
            key={search.query}
            search={search}
            resumeLook={resumeLook}
            onRemove={() => void remove(search.query)}
          />
        ))}
      </ul>
    </section>
  );
}

interface SearchRowProps {
  search: OfflineSearch;
  resumeLook: ResumeLook;
  onRemove: () => void;
}

function SearchRow({ search, resumeLook, onRemove }: SearchRowProps) {
  const now = useNow();
  const words = useOfflineSearchName()(search.query);
  const jobs = useJobsText();
  const asOf = formatStoredAt(search.startedAt, now);
  const isWhole = search.missing.length === 0;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
      <div className="min-w-0 grow">
        <p>{words}</p>
        <p className="tabular text-sm text-muted">
          {isWhole
            ? texts.storedWhole(jobs(search.jobs), asOf)
            : texts.storedPart(
                formatNumber(search.ids.length - search.missing.length, locale),
                jobs(search.ids.length),
                asOf,
              )}
        </p>
      </div>
      <div className="flex gap-2">
        {!isWhole && resumeLook !== 'none' && (
          <button
            type="button"
            className={looks[resumeLook]}
            aria-label={texts.resumeNamed(words)}
            onClick={() => void continueDownload(search)}
          >
            {texts.resume}
          </button>
        )}
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={texts.removeNamed(words)}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      </div>
    </li>
  );
}

/** The state of the download. */
export function useDownload(): DownloadState {
  return useSyncExternalStore(onDownloadChange, readDownload);
}

/** The downloaded searches; null until read, unchanged during a download. */
export function useOfflineSearches(): readonly OfflineSearch[] | null {
  const isRunning = useDownload().kind === 'running';
  const [searches, setSearches] = useState<readonly OfflineSearch[] | null>(null);
  useEffect(() => {
    if (isRunning) return undefined;
    let isOver = false;
    const read = async () => {
      const found = await readOfflineSearches();
      if (!isOver) setSearches(found);
    };
    const readAgain = () => void read();
    readAgain();
    const stop = onOfflineSearchesChange(readAgain);
    return () => {
      isOver = true;
      stop();
    };
  }, [isRunning]);
  return searches;
}

/** Names stored searches. */
export function useOfflineSearchName(): (query: string) => string {
  const categories = useQueryClient().getQueryData(categoriesQuery.queryKey) ?? [];
  return (query) => {
    return toSearchName(parseJobQuery(query), categories);
  };
}

/** "50 jobs". */
export function useJobsText(): (count: number) => string {
  return (count) => texts.jobs(count, formatNumber(count, locale));
}
