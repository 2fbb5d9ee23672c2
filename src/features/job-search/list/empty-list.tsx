import { countActiveFilters, type JobSearch } from '#contract/jobs/job-query.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { StatePanel } from '#ui/state-panel.tsx';
import { emptyMessages } from './messages.ts';
import { filterMessages } from '../filters/messages.ts';

/** The ways out of a list without jobs. */
export interface WaysOut {
  search: JobSearch;
  onReset: () => void;
  onClearText: () => void;
  onFirstPage: () => void;
}

type EmptyTexts = (typeof emptyMessages)['en'] & Pick<(typeof filterMessages)['en'], 'resetFilters'>;

/** Why nothing was found, and the one thing that helps: a page back, fewer filters, another text. */
function toWayOut({ search, onReset, onClearText, onFirstPage }: WaysOut, texts: EmptyTexts) {
  if ((search.page ?? 1) > 1)
    return { title: texts.pageTitle, text: texts.pageText, way: texts.firstPage, act: onFirstPage };
  if (countActiveFilters(search) > 0)
    return { title: texts.title, text: texts.text, way: texts.resetFilters, act: onReset };
  if (search.search !== undefined)
    return { title: texts.title, text: texts.textOfSearch, way: texts.clearSearch, act: onClearText };
  return { title: texts.titlePlain, text: texts.textPlain };
}

/** Shown in place of a list without jobs. */
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
