import { countActiveFilters, type JobSearch } from '#contract/job-query.ts';
import type { JobSearchTexts } from './messages.ts';
import type { WayOut } from './results.tsx';

interface Acts {
  onReset: () => void;
  onClearText: () => void;
  onFirstPage: () => void;
}

/** Why nothing was found, and the one thing that helps: a page back, fewer filters, another text. */
export function toWayOut(search: JobSearch, texts: JobSearchTexts, acts: Acts): WayOut {
  if ((search.page ?? 1) > 1) {
    const action = { text: texts.firstPage, act: acts.onFirstPage };
    return { title: texts.emptyPageTitle, text: texts.emptyPageText, action };
  }
  if (countActiveFilters(search) > 0) {
    const action = { text: texts.resetFilters, act: acts.onReset };
    return { title: texts.emptyTitle, text: texts.emptyText, action };
  }
  if (search.search !== undefined) {
    const action = { text: texts.clearSearch, act: acts.onClearText };
    return { title: texts.emptyTitle, text: texts.emptyTextSearch, action };
  }
  return { title: texts.emptyTitle, text: texts.emptyTextPlain };
}
