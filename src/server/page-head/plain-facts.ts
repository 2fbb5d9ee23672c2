import { readBoardPath } from '#contract/jobs/board-paths.ts';
import { parseJobSearch } from '#contract/jobs/job-query.ts';
import { pageTitles, type NamedScreen } from '#contract/http/page-titles.ts';
import { appPaths, SHARE_TARGET_PATH } from '#contract/http/paths.ts';
import type { PageFacts } from './page-facts.ts';

const toBare = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
const names = new Map(Object.entries(appPaths).map(([name, path]) => [toBare(path), name]));
// What is shared into the app leads on to the list, unless it is a link to a job.
names.set(toBare(SHARE_TARGET_PATH), 'jobs');

const isNamed = (name: string): name is NamedScreen => name !== 'notFound' && Object.hasOwn(pageTitles, name);

/** What the address of a page alone tells; routes are matched without regard to case. */
export function toPlainFacts(pathname: string, parameters: URLSearchParams): PageFacts {
  const address = readBoardPath(pathname);
  if (address) return { kind: 'board', title: 'Jobs', description: 'Open jobs in Bangladesh.', address };
  const name = names.get(toBare(pathname));
  if (name === 'jobs') return { kind: 'list', search: parseJobSearch(Object.fromEntries(parameters)) };
  return name !== undefined && isNamed(name)
    ? { kind: 'screen', screen: name }
    : { kind: 'missing', what: 'page' };
}
