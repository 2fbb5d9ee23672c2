import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showAlert } from '#platform/dialogs/dialogs.ts';
import { useOnline } from '#platform/http/online.ts';
import { freshnessMessages } from '#ui/messages.ts';
import { jobEditorMessages } from './messages.ts';

export interface AskedChoices {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>;
  failedText: string;
}

const hasFailed = ({ query }: AskedChoices): boolean => query.isError;

type Ask = (text: string) => Promise<'action' | 'closed'>;

async function showFailures(failed: readonly AskedChoices[], ask: Ask): Promise<void> {
  const answer = await ask(failed.map(({ failedText }) => failedText).join('. '));
  if (answer === 'closed') return;
  const outcomes = await Promise.all(
    failed.map(async (list) => ({ ...list, query: await list.query.refetch() })),
  );
  const stillFailed = outcomes.filter(hasFailed);
  if (stillFailed.length > 0) await showFailures(stillFailed, ask);
}

/** §8's dialog for choices that failed to load: one for all, shown once. Offline the form itself explains. */
export function useFailedChoices(lists: readonly AskedChoices[]): void {
  const { oops } = jobEditorMessages;
  const { retry } = freshnessMessages;
  const isOnline = useOnline();
  const wasShown = useRef(false);
  const isHere = useRef(false);
  const isSettled = lists.every(({ query }) => !query.isPending);
  const isShort = lists.some(hasFailed);
  const report = useEffectEvent(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    const ask: Ask = async (text) => {
      // The user may have left the form: no alert over another screen.
      if (!isHere.current) return 'closed';
      return showAlert({ kind: 'error', title: oops, text, action: { label: retry } });
    };
    void showFailures(lists.filter(hasFailed), ask);
  });
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  useEffect(() => {
    if (isSettled && isShort && isOnline) report();
  }, [isSettled, isShort, isOnline]);
}
