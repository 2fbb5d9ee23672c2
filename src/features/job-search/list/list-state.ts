import { parseJobSearch, toUrlSearch, type JobSearch } from '#contract/jobs/job-query.ts';

/**
 * The list's state is in the URL, which the router updates asynchronously. Requested searches are stored here until
 * then, so that no input is lost.
 */
export interface ListState {
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
