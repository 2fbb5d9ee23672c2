import { readNumber } from '../format.ts';
import { readBoardPath, appPaths, SHARE_TARGET_PATH } from './paths.ts';
import { parseJobSearch, toUrlSearch, type JobSearch } from '../jobs/job-query.ts';
import { listLimits } from '../limits.ts';
import { isPublicPage, toRoutePath } from './pages.ts';
import { parseUrlSearch, toUrlSearchText } from './url-search.ts';

/** What public pages read from their addresses. Each names its values also where they are absent: the router would keep others. */

type Values = Readonly<Record<string, unknown>>;

/** Of `/jobDetailsPage`. */
export const readDetailsSearch = ({ id }: Values): { id?: string | undefined } => ({
  id: typeof id === 'string' && id !== '' ? id : undefined,
});

/** The search of `/jobPage`, and the job that stands beside its list in wide windows (extension). */
export interface ListSearch extends JobSearch {
  job?: string | undefined;
}

/** Of `/jobPage`: the job beside the list. It is no part of the search, which lists, alerts and feeds share. */
export const readBesideJob = ({ job }: Values): Pick<ListSearch, 'job'> => ({
  job: typeof job === 'string' && /^[\w-]{1,100}$/.test(job) ? job : undefined,
});

/** Of a company's page; a malformed page is the first one. */
export function readCompanySearch({ page }: Values): { page?: number | undefined } {
  const number = readNumber(String(page));
  const isPage = Number.isSafeInteger(number) && number > 1 && number <= listLimits.maxPage;
  return { page: isPage ? number : undefined };
}

/** Of a shared text. */
const readShared = ({ title, text, url }: Values): Values => ({ title, text, url });

const readers: Readonly<Record<string, (values: Values) => Values>> = {
  [toRoutePath(appPaths.home)]: ({ search }) => toUrlSearch(parseJobSearch({ search })),
  [toRoutePath(appPaths.jobs)]: (values) => ({
    ...toUrlSearch(parseJobSearch(values)),
    ...readBesideJob(values),
  }),
  [toRoutePath(appPaths.jobDetails)]: readDetailsSearch,
  [toRoutePath(SHARE_TARGET_PATH)]: readShared,
};

function findReader(path: string): ((values: Values) => Values) | undefined {
  const route = toRoutePath(path);
  if (Object.hasOwn(readers, route)) return readers[route];
  return readBoardPath(path)?.kind === 'company' ? readCompanySearch : undefined;
}

/**
 * The search of a public page as the one text that decides what it shows: without unknown and malformed values, "" or
 * beginning with "?". @param path without a language's prefix
 */
export function toPageSearch(path: string, search: string): string {
  const known = toUrlSearchText(findReader(path)?.(parseUrlSearch(search)) ?? {});
  return known === '' ? '' : `?${known}`;
}

/** An address as its page is decided; those of the device's own pages stay as they are. @param href from the path on */
export function toPageAddress(href: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return isPublicPage(path) ? path + toPageSearch(path, search) + hash : href;
}
