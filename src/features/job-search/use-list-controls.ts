import { useState } from 'react';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { askFor, meetUrl, normalise, startListState, toSearchKey } from './list/list-state.ts';

/** `replace` while typing, `push` for a choice. */
export type HistoryMode = 'replace' | 'push';
export type GoToSearch = (search: JobSearch, mode: HistoryMode) => void;

/** The search as the controls show it, and how to change it. @param url the URL's search */
export function useListControls(url: JobSearch, go: GoToSearch) {
  const [state, setState] = useState(() => startListState(url));
  let current = state;
  if (state.seen !== toSearchKey(url)) {
    current = meetUrl(state, url);
    setState(current);
  }
  const search = current.asked ?? url;
  const ask = (next: JobSearch, mode: HistoryMode, text = current.text) => {
    setState((latest) => askFor(latest, normalise(next), text));
    go(normalise(next), mode);
  };
  return {
    search,
    text: current.text,
    typeText: (text: string) => ask({ ...search, search: text, page: undefined }, 'replace', text),
    change: (patch: JobSearch) => ask({ ...search, ...patch, page: undefined }, 'push'),
    goToPage: (page: number) => ask({ ...search, page }, 'push'),
    reset: () => ask({ search: search.search, sort: search.sort }, 'push'),
  };
}
