import { useEffect, useState } from 'react';
import type { Company } from '#contract/companies/company.ts';
import type { Latest } from '#device/saved-jobs/saved-job.ts';
import { listChanges } from '#device/saved-jobs/saved-job-rules.ts';
import { useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { acceptLatest, noteServerCopy } from '#device/saved-jobs/writes.ts';
import { StateLine } from '#ui/state/state-panel.tsx';
import { JobChangeList } from './change-list.tsx';
import { changeMessages, savedMessages as messages } from './messages.ts';

export interface SavedNoteProps {
  id: string;
  latest: Latest | null;
  company: Company | undefined;
}

/** Takes the focus when the pressed button was removed. */
function takeFocus(line: HTMLElement | null): void {
  if (document.activeElement === document.body) line?.focus({ preventScroll: true });
}

/** What changed since this job was saved. */
export function SavedNote({ id, latest, company }: SavedNoteProps) {
  const { accepted } = changeMessages;
  const saved = useSavedJob(id);
  const [outcome, setOutcome] = useState<'none' | 'accepted' | 'failed'>('none');
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
  const accept = async () => setOutcome((await acceptLatest(id)) ? 'accepted' : 'failed');
  return (
    <div className="mb-4 empty:hidden">
      {outcome === 'failed' && <StateLine tone="error">{messages.notStored}</StateLine>}
      {outcome === 'accepted' && listChanges(saved).length === 0 && (
        <p ref={takeFocus} tabIndex={-1} role="status" className="rounded-lg bg-notice px-3 py-2 text-sm">
          {accepted}
        </p>
      )}
      <JobChangeList saved={saved} onAccept={() => void accept()} />
    </div>
  );
}
