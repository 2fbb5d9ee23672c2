import { locale } from '#platform/i18n/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { categoriesQuery } from '#api/choices.ts';
import { parseJobQuery } from '#contract/jobs/job-query.ts';
import { formatNumber } from '#contract/format.ts';
import {
  readOfflineSearches,
  type OfflineSearch,
  onOfflineSearchesChange,
} from '#device/offline-searches/offline-searches.ts';
import { downloadMessages } from './messages.ts';
import { toSearchName } from '#ui/search/search-name.ts';
import { onDownloadChange, readDownload, type DownloadState } from './search-download.ts';

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
  const texts = downloadMessages;
  return (count) => texts.jobs(count, formatNumber(count, locale));
}
