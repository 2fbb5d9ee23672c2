import type { OwnJob } from '#contract/jobs/job.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { jobEditorMessages } from '../messages.ts';

interface ApprovalLineProps {
  job: OwnJob;
  mode: 'edit' | 'view';
}

/** Where the job stands with the administrators, and what an edit does to that. */
export function ApprovalLine({ job: { approval, approvalReason }, mode }: ApprovalLineProps) {
  const texts = useMessages(jobEditorMessages);
  if (approval === 'approved') {
    return mode === 'edit' ? <p className="mb-4 text-sm text-muted">{texts.sendsBack}</p> : null;
  }
  if (approval === '') return null;
  const isRejected = approval === 'rejected';
  return (
    <div className="mb-4 flex gap-2 rounded-lg bg-notice px-3 py-2">
      <Icon name={isRejected ? 'warning' : 'clock'} className="mt-0.5 size-5" />
      <p>
        <span className="font-semibold">
          {isRejected ? texts.isRejected(approvalReason) : texts.isWaiting}
        </span>
        {isRejected && mode === 'edit' && <span className="block">{texts.asksAgain}</span>}
      </p>
    </div>
  );
}
