import { useState } from 'react';
import { locale } from '#platform/i18n/locale.ts';
import type { InboxList } from '#api/inbox/inbox.ts';
import { sumCounts } from '#contract/applications/application.ts';
import { inboxStates, type InboxState } from '#contract/applications/states.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { listLimits } from '#contract/limits.ts';
import { stateNames } from '#contract/applications/texts.ts';
import { inboxMessages } from './messages.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { SegmentedTabs } from '#ui/segmented-tabs.tsx';
import type { InboxSearch } from './inbox-search.ts';

export type OnSearch = (search: InboxSearch, how?: 'replace') => void;

type Filter = InboxState | 'all';
const filters: readonly Filter[] = ['all', ...inboxStates];

interface FilterProps {
  search: InboxSearch;
  list: InboxList | undefined;
  panelId: string;
  onSearch: OnSearch;
}

/** The states, with how many are in each. */
export function StateTabs({ search, list, panelId, onSearch }: FilterProps) {
  const { counts } = list ?? {};
  const toCount = (filter: Filter): string => {
    if (counts === undefined) return '…';
    if (filter !== 'all') return formatNumber(counts[filter], locale);
    return formatNumber(list?.part?.total ?? sumCounts(counts), locale);
  };
  return (
    <SegmentedTabs
      label={inboxMessages.filter}
      tabs={filters.map((id) => ({
        id,
        text: id === 'all' ? inboxMessages.all : stateNames[id],
        count: toCount(id),
      }))}
      selected={search.state ?? 'all'}
      panelId={panelId}
      onSelect={(filter, how) =>
        onSearch(
          { job: search.job, search: search.search, state: filter === 'all' ? undefined : filter },
          how === 'keys' ? 'replace' : undefined,
        )
      }
    />
  );
}

/** Searches the applications of a state. */
export function SearchBox({
  search,
  formId,
  onSearch,
}: Pick<FilterProps, 'search' | 'onSearch'> & { formId: string }) {
  const { label, placeholder, button } = inboxMessages.search;
  const { search: text = '' } = search;
  const [{ value, ...typed }, setTyped] = useState({ text, value: text });
  // The address has another text, as after Back.
  if (typed.text !== text) setTyped({ text, value: text });
  return (
    <SearchField
      id={formId}
      label={label}
      placeholder={placeholder}
      button={button}
      value={value}
      maxLength={listLimits.searchMaxChars}
      onValueChange={(next) => setTyped({ text, value: next })}
      onSubmit={() =>
        onSearch({
          job: search.job,
          state: search.state,
          search: value.trim() === '' ? undefined : value.trim(),
        })
      }
      action={appPaths.applications}
    />
  );
}
