import { useState } from 'react';
import type { Job } from '#contract/job.ts';
import { appPaths } from '#contract/paths.ts';
import { useMessages } from '#platform/messages.ts';
import { shareLink, toShareUrl, type ShareOutcome } from '#platform/share.ts';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { articleMessages } from './article-messages.ts';

const shareIcon: IconPath = 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8';

export function ShareButton({ job }: { job: Job }) {
  const messages = useMessages(articleMessages);
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
        <Icon name={shareIcon} />
      </button>
      <span role="status" className="self-center text-sm text-muted">
        {outcome === 'copied' && messages.copied}
        {outcome === 'failed' && messages.notShared}
      </span>
    </>
  );
}
