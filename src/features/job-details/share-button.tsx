import { useState } from 'react';
import type { Job } from '#contract/job.ts';
import { appPaths } from '#contract/paths.ts';
import { useMessages } from '#platform/messages.ts';
import { shareLink, toShareUrl, type ShareOutcome } from '#platform/share.ts';
import { Icon } from '#ui/icon.tsx';
import { detailsMessages } from './messages.ts';

export function ShareButton({ job }: { job: Job }) {
  const messages = useMessages(detailsMessages);
  const [outcome, setOutcome] = useState<ShareOutcome>('cancelled');
  const share = async () => {
    const url = toShareUrl(`${appPaths.jobDetails}?id=${encodeURIComponent(job._id)}`);
    setOutcome(await shareLink({ title: job.title, url }));
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-circle"
        aria-label={messages.share}
        onClick={() => void share()}
      >
        <Icon name="share" />
      </button>
      <span role="status" className="self-center text-sm text-muted">
        {outcome === 'copied' && messages.copied}
        {outcome === 'failed' && messages.notShared}
      </span>
    </>
  );
}
