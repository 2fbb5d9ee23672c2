import { useId, useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { toOfflineQuery, type OfflineSearch } from '#device/offline-searches/offline-searches.ts';
import { StateLine } from '#ui/state-panel.tsx';
import { downloadMessages } from '#texts/features/job-search/offline/messages';
import { estimateBytes, toCounts, toReplaced } from './download-plan.ts';
import { startDownload } from './search-download.ts';
import { useJobsText, useSearchName } from './use-offline-searches.ts';

interface DownloadChoiceProps {
  search: JobSearch;
  shown: readonly Job[];
  from: number;
  available: number;
  searches: readonly OfflineSearch[];
}

/** Chooses how many jobs to download, with the size of each choice. */
export function DownloadChoice({ search, shown, from, available, searches }: DownloadChoiceProps) {
  const texts = downloadMessages;
  const toWords = useSearchName();
  const name = useId();
  const counts = toCounts(available);
  const [chosen, setChosen] = useState(counts[0] ?? 0);
  const replaced = toReplaced(searches, toOfflineQuery(search)).map(({ query }) => query);
  const jobs = useJobsText();
  const downloadText = replaced.length === 0 ? texts.download : texts.replaceAndDownload;
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-bold">{texts.choose}</legend>
        {counts.map((count) => (
          <label key={count} className="flex min-h-11 cursor-pointer items-center gap-3">
            {counts.length > 1 && (
              <input
                type="radio"
                name={name}
                checked={count === chosen}
                onChange={() => setChosen(count)}
                className="size-5 accent-primary"
              />
            )}
            <span className="grow">
              {count === available && from === 0 ? texts.all(jobs(count)) : texts.next(jobs(count))}
            </span>
            <span className="tabular text-muted">{texts.size(formatSize(estimateBytes(count, shown)))}</span>
          </label>
        ))}
      </fieldset>
      {replaced.length > 0 && (
        <StateLine tone="notice">{texts.replaced(replaced.map(toWords).join('; '))}</StateLine>
      )}
      <button
        type="button"
        className="btn btn-primary w-full text-base"
        onClick={() => void startDownload({ search, part: { from, count: chosen }, replaced })}
      >
        {downloadText(jobs(chosen))}
      </button>
    </>
  );
}
