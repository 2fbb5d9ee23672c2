import { hiddenMessages } from './hidden-messages.ts';
import { Link } from '@tanstack/react-router';
import type { HiddenState } from '#contract/jobs/job.ts';
import { appPaths } from '#contract/http/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state/state-panel.tsx';

export interface HiddenLineProps {
  hidden: HiddenState;
  ownerId: string;
}

/** Why a job is not public, and who can see it. */
export function HiddenLine({ hidden: { of, approval, reason }, ownerId }: HiddenLineProps) {
  const texts = hiddenMessages;
  const isOwn = useSession()?.user._id === ownerId;
  return (
    <StateLine tone="notice">
      <Icon name={approval === 'rejected' ? 'warning' : 'clock'} className="size-5" />
      <div className="min-w-48 flex-1 wrap-anywhere">
        <p className="font-semibold">{texts[of][approval](reason)}</p>
        <p>{isOwn ? texts.onlyYou : texts.onlyOwner}</p>
      </div>
      {isOwn && (
        <Link to={appPaths.userJobs} className="btn text-base">
          {texts.toOwnJobs}
        </Link>
      )}
    </StateLine>
  );
}
