import type { BoardKind } from '#contract/jobs/board-paths.ts';
import { formatNumber } from '#contract/format.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { toBoardTitle } from '#contract/http/page-titles.ts';
import type { FindFacts, FoundFacts } from '../render/served-pages.ts';
import { within } from '../within.ts';
import type { Board, BoardFinder } from './find-board.ts';

/** A page does not wait longer than this for a database that is busy. */
const LIMIT_MS = SECOND_MS;

function toFound(kind: BoardKind, board: Board | null): FoundFacts {
  if (board === null) return { facts: { kind: 'missing', what: 'page' } };
  const { name, path, openJobs } = board;
  const title = toBoardTitle(kind, name);
  const count = openJobs === 1 ? '1 open job' : `${formatNumber(openJobs, 'en')} open jobs`;
  const description = `${title}: ${count}. Save them, read them without internet, and apply by e-mail.`;
  return { facts: { kind: 'board', title, description, path } };
}

/** Finds the pages of open jobs, which are known to the database alone. @param next finds all others */
export function createBoardPages(find: BoardFinder, next: FindFacts): FindFacts {
  return async (plain, parameters) => {
    if (plain.kind !== 'board' || plain.address === undefined) return next(plain, parameters);
    const { kind } = plain.address;
    const known: FoundFacts = { facts: plain };
    const found = find(plain.address).then(
      (board) => toFound(kind, board),
      () => known,
    );
    return within(LIMIT_MS, found, () => known);
  };
}
