import { inboxStates, type InboxState } from '#contract/applications/states.ts';
import { listLimits } from '#contract/limits.ts';

/** The page's URL parameters; without a job it shows all jobs that have applications. */
export interface InboxSearch {
  job?: string | undefined;
  /** Absent for all. */
  state?: InboxState | undefined;
  search?: string | undefined;
  page?: number | undefined;
  /** The id of the application that is read. */
  open?: string | undefined;
}

const toText = (value: unknown): string | undefined => {
  // The router reads a search of digits as a number.
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, listLimits.searchMaxChars);
};

const toId = (value: unknown): string | undefined => {
  const text = toText(value);
  return text !== undefined && /^[\da-f]{24}$/.test(text) ? text : undefined;
};

/** Parses the URL's parameters; drops malformed ones. */
export function readInboxSearch(raw: Record<string, unknown>): InboxSearch {
  const page = Number(raw['page']);
  const job = toId(raw['job']);
  if (job === undefined) return {};
  return {
    job,
    state: inboxStates.find((state) => state === raw['state']),
    search: toText(raw['search']),
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    open: toId(raw['open']),
  };
}

/** The list without what is read beside it. */
export const toListed = ({ open: _open, ...listed }: InboxSearch): InboxSearch => listed;
