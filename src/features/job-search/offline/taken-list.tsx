import { useState } from 'react';
import { useNow } from '#platform/i18n/clock.ts';
import { formatNumber } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { removeOfflineSearches, type OfflineSearch } from '#device/offline-searches/offline-searches.ts';
import { formatMoment } from './as-of.ts';
import { takeMessages } from './messages.ts';
import { continueTaking } from './taking.ts';
import { useJobsText, useSearchName } from './use-taken.ts';

interface TakenListProps {
  taken: readonly OfflineSearch[];
  /** How the way to what is missing looks; `none` while it may not be fetched. */
  goOn: GoOnLook;
}

type GoOnLook = 'primary' | 'plain' | 'none';
const looks = { primary: 'btn btn-primary', plain: 'btn border-control' } as const;

/** The searches on this device: what of each is here, the way to the rest, and the way to be rid of it. */
export function TakenList({ taken, goOn }: TakenListProps) {
  const texts = useMessages(takeMessages);
  const [isRefused, setIsRefused] = useState(false);
  const remove = async (query: string) => setIsRefused(!(await removeOfflineSearches([query])));
  if (taken.length === 0) return null;
  return (
    <section className="border-t border-base-300 pt-4">
      <h3 className="font-bold">{texts.kept}</h3>
      {isRefused && (
        <p role="alert" className="text-error">
          {texts.notRemoved}
        </p>
      )}
      <ul>
        {taken.map((search) => (
          <TakenRow
            key={search.query}
            search={search}
            goOn={goOn}
            onRemove={() => void remove(search.query)}
          />
        ))}
      </ul>
    </section>
  );
}

interface TakenRowProps {
  search: OfflineSearch;
  goOn: GoOnLook;
  onRemove: () => void;
}

function TakenRow({ search, goOn, onRemove }: TakenRowProps) {
  const texts = useMessages(takeMessages);
  const locale = useLocale();
  const now = useNow();
  const words = useSearchName()(search.query);
  const jobs = useJobsText();
  const asOf = formatMoment(search.startedAt, now, locale);
  const isWhole = search.missing.length === 0;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
      <div className="min-w-0 grow">
        <p>{words}</p>
        <p className="tabular text-sm text-muted">
          {isWhole
            ? texts.keptWhole(jobs(search.jobs), asOf)
            : texts.keptPart(
                formatNumber(search.ids.length - search.missing.length, locale),
                jobs(search.ids.length),
                asOf,
              )}
        </p>
      </div>
      <div className="flex gap-2">
        {!isWhole && goOn !== 'none' && (
          <button
            type="button"
            className={looks[goOn]}
            aria-label={texts.goOnNamed(words)}
            onClick={() => void continueTaking(search)}
          >
            {texts.goOn}
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
