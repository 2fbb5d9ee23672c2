import { appPaths } from '#contract/http/paths.ts';
import { goalMessages, type GoalPath } from './goal-messages.ts';

/** A page of the app that the visitor was on the way to. */
export interface Goal {
  href: string;
  path: GoalPath;
  /** Of the job details page: which job. */
  jobId: string | null;
}

const isGoalPath = (path: string): path is GoalPath => Object.hasOwn(goalMessages.en.pages, path);

/**
 * The stored address as a goal. Null for whatever is no page of this app, so that nothing that was written there can
 * lead anywhere else, and for the pages that ask for a sign-in themselves.
 */
export function toGoal(href: string | null): Goal | null {
  const [asked = '', query = ''] = (href ?? '').split('#', 1)[0]?.split('?', 2) ?? [];
  const pathname = asked.toLowerCase().replace(/([^/])\/$/, '$1');
  const path = Object.values(appPaths).find((known) => known.toLowerCase() === pathname);
  if (href === null || path === undefined || !isGoalPath(path)) return null;
  const jobId = path === appPaths.jobDetails ? new URLSearchParams(query).get('id') : null;
  return { href, path, jobId };
}
