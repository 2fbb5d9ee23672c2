import { useState } from 'react';
import { type JobSearch, parseJobSearch, toUrlSearch } from '#contract/jobs/job-query.ts';

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

/**
 * The list's state is in the URL, which the router updates asynchronously. Requested searches are stored here until
 * then, so that no input is lost.
 */
interface ListState {
  asked: JobSearch | null;
  /** Keys of all searches requested since the URL last matched. */
  underWay: readonly string[];
  text: string;
  seen: string;
}

/** A search as one text; equal for searches with the same URL. */
export function toSearchKey(search: JobSearch): string {
  return JSON.stringify(toUrlSearch(normalise(search)));
}

/** A search as the URL will hold it. */
export function normalise(search: JobSearch): JobSearch {
  return parseJobSearch({ ...toUrlSearch(search) });
}

export function startListState(url: JobSearch): ListState {
  return { asked: null, underWay: [], text: url.search ?? '', seen: toSearchKey(url) };
}

/** The state after a change by the user. */
export function askFor(state: ListState, search: JobSearch, text: string): ListState {
  return { ...state, asked: search, underWay: [...state.underWay, toSearchKey(search)], text };
}

/** The state after a change of the URL, by a request from here or by navigation, which wins. */
export function meetUrl(state: ListState, url: JobSearch): ListState {
  const seen = toSearchKey(url);
  const newest = state.underWay.at(-1);
  if (newest !== undefined && newest !== seen && state.underWay.includes(seen)) return { ...state, seen };
  const isOwn = newest === seen;
  return { asked: null, underWay: [], text: isOwn ? state.text : (url.search ?? ''), seen };
}
