import { useEffect, useState } from 'react';
import type { Company } from '#contract/company.ts';
import { useMessages } from '#platform/messages.ts';
import type { Latest } from '#platform/saved-job.ts';
import { useSavedJobs } from '#platform/saved-jobs.ts';
import { acceptLatest, noteServerCopy } from '#platform/saved-writes.ts';
import { StateLine } from '#ui/state-panel.tsx';
import { ChangeList } from './change-list.tsx';
import { savedMessages } from './messages.ts';

export interface SavedNoteProps {
  id: string;
  /** What the server says of the job by now; its company comes beside it. */
  latest: Latest | null;
  company: Company | undefined;
}

/** On the page of a saved job: what has changed since it was saved, which the server has just been asked. */
export function SavedNote({ id, latest, company }: SavedNoteProps) {
  const messages = useMessages(savedMessages);
  const saved = useSavedJobs().get(id);
  const [hasFailed, setHasFailed] = useState(false);
  const isSaved = saved !== undefined;
  const job = latest?.kind === 'found' ? latest.job : null;
  const at = latest?.at;
  useEffect(() => {
    if (!isSaved || at === undefined) return;
    void noteServerCopy(
      id,
      job ? { kind: 'found', job, company: company ?? null, at } : { kind: 'removed', at },
    );
  }, [isSaved, id, job, at, company]);
  if (!saved) return null;
  const accept = async () => setHasFailed(!(await acceptLatest(id)));
  return (
    <div className="mb-4 empty:hidden">
      {hasFailed && <StateLine tone="error">{messages.notKept}</StateLine>}
      <ChangeList saved={saved} onAccept={() => void accept()} />
    </div>
  );
}
