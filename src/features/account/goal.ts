import { toLocal } from '#platform/i18n/locale.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Job } from '#contract/jobs/job.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { jobKeys } from '#api/jobs.ts';
import type { HomeList } from '#api/home-jobs.ts';
import type { JobResult } from '#api/read-answers.ts';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore, type MouseEvent } from 'react';
import { readDetailsSearch } from '#contract/http/page-search.ts';
import { appPaths, sessionPaths } from '#contract/http/paths.ts';
import { parseUrlSearch } from '#contract/http/url-search.ts';
import { onSessionChange } from '#platform/session/session.ts';
import { forgetGoal, readGoal, useStoredGoal, isPlainClick } from '#platform/session/sign-in.tsx';
import { lookingAround } from '#platform/session/guard.ts';
import { readText } from '#platform/storage/storage.ts';
import { pageTitles } from '#contract/http/page-title-texts.ts';
import { goalMessages as texts } from './messages.ts';

/** A job from the query cache, without a request. */
function findKnownJob(queryClient: QueryClient, id: string): Job | undefined {
  const read = queryClient.getQueryData<JobResult>(jobKeys.detail(id));
  if (read) return read.job;
  return queryClient
    .getQueriesData<HomeList>({ queryKey: [PUBLIC, 'jobs'] })
    .flatMap(([, list]) => [list?.jobs ?? [], list?.closing ?? []])
    .flat()
    .find((job) => job._id === id);
}

export interface Goal {
  href: string;
  /** Useless without an account. */
  needsSession: boolean;
  path: string;
  jobId: string | null;
}

const withSession = new Set<string>(Object.values(sessionPaths));

const accountPages = new Set<string>([appPaths.signIn, appPaths.register]);

/** A page's name for use within a sentence. */
function toPageName(path: string): string {
  const { pages, page } = texts;
  const titles: Readonly<Record<string, string>> = pageTitles;
  const [screen = ''] = Object.entries(appPaths).find(([, own]) => own === path) ?? [];
  return pages[path] ?? page(titles[screen] ?? '');
}

/** The stored address as a goal. Null for anything but a page of this app, and for the account pages themselves. */
export function toGoal(href: string | null): Goal | null {
  const [asked = '', query = ''] = (href ?? '').split('#', 1)[0]?.split('?', 2) ?? [];
  const pathname = asked.toLowerCase().replace(/([^/])\/$/, '$1');
  const path = Object.values(appPaths).find((known) => known.toLowerCase() === pathname);
  if (href === null || path === undefined || accountPages.has(path)) return null;
  const jobId = path === appPaths.jobDetails ? (readDetailsSearch(parseUrlSearch(query)).id ?? null) : null;
  return { href, path, jobId, needsSession: withSession.has(path) };
}

/** The page that opens after signing in, with its name and its cached job; null without one. */
export function useGoal(): (Goal & { name: string; job: Job | undefined }) | null {
  const queryClient = useQueryClient();
  const goal = toGoal(useStoredGoal());
  if (goal === null) return null;
  const job = goal.jobId === null ? undefined : findKnownJob(queryClient, goal.jobId);
  return { ...goal, job, name: job ? texts.job(job.title) : toPageName(goal.path) };
}

const isNewHere = (): boolean => readText('IsSignin') === null;

/** True where no session was ever stored on this device. */
export function useIsNewHere(): boolean {
  return useSyncExternalStore(onSessionChange, isNewHere, () => false);
}

/** Opens the goal, else home; `replace`, so that Back does not return to the form. */
export function useLeave(): () => void {
  const { history } = useRouter();
  return useCallback(() => {
    const goal = toGoal(readGoal());
    forgetGoal();
    history.replace(toLocal(goal?.href ?? appPaths.home));
  }, [history]);
}

/** The address for visitors who continue without an account. */
export function toOpenAddress(goal: Goal | null): string {
  return toLocal(goal === null || goal.needsSession ? appPaths.home : goal.href);
}

/** Continues without an account: links are not guarded for the rest of this tab's session. */
export function useLookAround(): { href: string; onClick: (event: MouseEvent) => void } {
  const { history } = useRouter();
  const href = toOpenAddress(toGoal(useStoredGoal()));
  const onClick = (event: MouseEvent) => {
    lookingAround.set();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    forgetGoal();
    history.replace(href);
  };
  return { href, onClick };
}
