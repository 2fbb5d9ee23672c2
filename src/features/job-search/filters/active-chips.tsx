import type { JobCategory } from '#contract/jobs/category.ts';
import { toChosenFilters } from '#contract/jobs/chosen-filters.ts';
import { findCategory, toCategoryName } from '#contract/jobs/category-names.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { activeMessages as texts } from '../later-messages.ts';
import { locale } from '#platform/i18n/locale.ts';
import { jobMessages } from '#ui/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { PlaceNames } from '../search-places.ts';

export interface ActiveChipsProps {
  search: JobSearch;
  categories: readonly JobCategory[];
  places: PlaceNames;
  onChange: (patch: JobSearch) => void;
  onReset: () => void;
  /** Takes the focus of a removed chip. */
  onRemoved: () => void;
}

/** Every chosen filter as a chip that removes it. */
export function ActiveChips({ search, categories, places, onChange, onReset, onRemoved }: ActiveChipsProps) {
  const chosen = toChosenFilters(search, {
    locale,
    labels: jobMessages.valueLabels,
    names: {
      category: (value) => toCategoryName(findCategory(value, categories)?.name ?? value),
      country: () => places.country,
      city: () => places.city,
    },
  });
  return (
    <ul
      aria-label={texts.chosen}
      className="mt-3 flex filters:mt-0 flex-wrap gap-x-2 gap-y-3 noscript:hidden"
    >
      {chosen.map(({ key, text, without }) => (
        <li key={key}>
          <button
            type="button"
            className="relative flex min-h-8 items-center gap-1 rounded-full bg-secondary py-1 pr-2 pl-3 text-left text-sm font-semibold wrap-anywhere text-secondary-content after:absolute after:-inset-x-1 after:-inset-y-1.5"
            onClick={() => {
              onChange(without);
              onRemoved();
            }}
          >
            {text} <span className="sr-only">{texts.removeFilter}</span>
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="relative min-h-8 px-2 text-sm font-semibold text-primary underline after:absolute after:-inset-y-1.5 after:inset-x-0"
          onClick={() => {
            onReset();
            onRemoved();
          }}
        >
          {texts.clear}
        </button>
      </li>
    </ul>
  );
}
