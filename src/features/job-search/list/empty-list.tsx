import { countActiveFilters, type JobSearch } from '#contract/jobs/job-query.ts';
import { createCatalogue, useMessages } from '#platform/i18n/messages.ts';
import { StatePanel } from '#ui/state-panel.tsx';
import { filterMessages } from '../filters/messages.ts';

const emptyMessages = createCatalogue({
  en: {
    title: 'No jobs match this search',
    text: 'Fewer filters show more jobs.',
    textOfSearch: 'Try another word, or look through all jobs.',
    titlePlain: 'No open jobs at the moment',
    textPlain: 'New ones come as employers post them. Please look in again later.',
    clearSearch: 'Clear search',
    pageTitle: 'This page has no jobs',
    pageText: 'The list became shorter than that.',
    firstPage: 'Go to the first page',
  },
});

export interface WaysOut {
  search: JobSearch;
  onReset: () => void;
  onClearText: () => void;
  onFirstPage: () => void;
}

type EmptyTexts = (typeof emptyMessages)['en'] & Pick<(typeof filterMessages)['en'], 'resetFilters'>;

/** Why nothing was found, and what helps: the first page, fewer filters, another text. */
function toWayOut({ search, onReset, onClearText, onFirstPage }: WaysOut, texts: EmptyTexts) {
  if ((search.page ?? 1) > 1)
    return { title: texts.pageTitle, text: texts.pageText, way: texts.firstPage, act: onFirstPage };
  if (countActiveFilters(search) > 0)
    return { title: texts.title, text: texts.text, way: texts.resetFilters, act: onReset };
  if (search.search !== undefined)
    return { title: texts.title, text: texts.textOfSearch, way: texts.clearSearch, act: onClearText };
  return { title: texts.titlePlain, text: texts.textPlain };
}

/** Replaces a list without jobs. */
export function EmptyList(ways: WaysOut) {
  const { title, text, way, act } = toWayOut(ways, {
    ...useMessages(emptyMessages),
    resetFilters: useMessages(filterMessages).resetFilters,
  });
  const button = way && (
    <button type="button" className="btn btn-primary text-base" onClick={act}>
      {way}
    </button>
  );
  return <StatePanel icon="search" title={title} text={text} action={button} />;
}
