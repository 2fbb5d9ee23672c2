import { locale } from '#platform/i18n/locale.ts';
import { useState } from 'react';
import { useNow } from '#platform/i18n/clock.ts';
import { formatNumber } from '#contract/format.ts';
import { removeOfflineSearches, type OfflineSearch } from '#device/offline-searches/offline-searches.ts';
import { formatStoredAt } from './stored-line.ts';
import { downloadMessages } from './messages.ts';
import { continueDownload } from './search-download.ts';
import { useJobsText, useOfflineSearchName } from './use-offline-searches.ts';

interface DownloadedSearchesProps {
  searches: readonly OfflineSearch[];
  /** The look of the button that downloads the rest; `none` while it must not be downloaded. */
  resumeLook: ResumeLook;
}

type ResumeLook = 'primary' | 'plain' | 'none';
const looks = { primary: 'btn btn-primary', plain: 'btn border-control' } as const;

/** The downloaded searches: the number of stored jobs, with buttons to download the rest and to remove the search. */
export function DownloadedSearches({ searches, resumeLook }: DownloadedSearchesProps) {
  const texts = downloadMessages;
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
  const texts = downloadMessages;
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
