import { parseJobSearch, toUrlSearch, type JobSearch } from '#contract/jobs/job-query.ts';

/**
 * The list's state lives in the URL, but the router needs a moment to get there. What was asked for is
 * kept here until the URL says the same, so that neither a keystroke nor a tick is ever lost or undone.
 */
export interface ListState {
  /** What was asked for and is not in the URL yet. */
  asked: JobSearch | null;
  /** Keys of every search asked for since the URL last agreed. */
  underWay: readonly string[];
  text: string;
  /** Key of the URL this state was last compared with. */
  seen: string;
}

/** A search as one text; searches that write the same URL are the same. */
export function toSearchKey(search: JobSearch): string {
  return JSON.stringify(toUrlSearch(normalise(search)));
}

/** What the URL will say of a search. */
export function normalise(search: JobSearch): JobSearch {
  return parseJobSearch({ ...toUrlSearch(search) });
}

export function startListState(url: JobSearch): ListState {
  return { asked: null, underWay: [], text: url.search ?? '', seen: toSearchKey(url) };
}

/** After a change on the screen. */
export function askFor(state: ListState, search: JobSearch, text: string): ListState {
  return { ...state, asked: search, underWay: [...state.underWay, toSearchKey(search)], text };
}

/** After the URL changed: by what was asked for here, or by something else (back, a link), which wins. */
export function meetUrl(state: ListState, url: JobSearch): ListState {
  const seen = toSearchKey(url);
  const newest = state.underWay.at(-1);
  if (newest !== undefined && newest !== seen && state.underWay.includes(seen)) return { ...state, seen };
  const isOwn = newest === seen;
  return { asked: null, underWay: [], text: isOwn ? state.text : (url.search ?? ''), seen };
}
