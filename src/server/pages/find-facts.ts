import type { BoardAddress } from '#contract/http/paths.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { listLimits, SECOND_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import type { Board, BoardFinder } from '../boards/find-board.ts';
import { toFullJob } from '../jobs/job-answer.ts';
import type { JobStore } from '../jobs/store.ts';
import { isId } from '../ids.ts';
import { withTimeout } from '../timing.ts';
import type { FindFacts, FoundFacts } from './served-pages.ts';

/** Looks up facts of lists and jobs for page heads. */
export function createPageFacts({ clock }: Pick<AppContext, 'clock'>, store: JobStore): FindFacts {
  async function findList(search: JobSearch): Promise<FoundFacts> {
    const { rows, total } = await store.list({ search, perPage: listLimits.pageSize });
    return { facts: { kind: 'list', search, found: { total, titles: rows.map(({ job }) => job.title) } } };
  }

  async function findJob(id: string): Promise<FoundFacts> {
    const now = clock();
    const row = isId(id) ? await store.find(id) : null;
    // The app shows a job that its owner closed, but the page has status 410 for search engines.
    if (row?.job.visible)
      return { facts: { kind: 'job', job: toFullJob(row), website: row.company.website, now } };
    const isRemoved = isId(id) && (await store.wasRemoved(id));
    return { facts: { kind: 'missing', what: 'job' }, status: isRemoved ? 410 : 404 };
  }

  return async (plain) => {
    if (plain.kind === 'list') return findList(plain.search);
    return plain.kind === 'asked' ? findJob(plain.id) : { facts: plain };
  };
}

const LIMIT_MS = SECOND_MS;

const toFound = (address: BoardAddress, board: Board | null): FoundFacts =>
  board === null
    ? { facts: { kind: 'missing', what: 'page' } }
    : { facts: { kind: 'board', address, found: { kind: address.kind, ...board } } };

/** Looks up facts of board pages. @param next handles all other pages */
export function createBoardPages(find: BoardFinder, next: FindFacts): FindFacts {
  return async (plain) => {
    if (plain.kind !== 'board') return next(plain);
    const { address } = plain;
    const known: FoundFacts = { facts: plain };
    const found = find(address).then(
      (board) => toFound(address, board),
      () => known,
    );
    return withTimeout(LIMIT_MS, found, () => known);
  };
}
