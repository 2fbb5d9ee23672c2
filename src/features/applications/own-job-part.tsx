import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { applicationFormMessages } from './inbox/messages.ts';

interface OwnJobPartProps {
  jobId: string;
  hasInbox: boolean;
  onClose: () => void;
}

/** In place of the ways to apply for one's own job, which takes none of its owner. */
export function OwnJobPart({ jobId, hasInbox, onClose }: OwnJobPartProps) {
  const { text, inbox, edit } = applicationFormMessages.ownJob;
  return (
    <>
      <p>{text}</p>
      {hasInbox && (
        <Link
          to={appPaths.applications}
          search={{ job: jobId }}
          className="btn btn-primary text-base"
          onClick={onClose}
        >
          {inbox}
        </Link>
      )}
      <Link to={appPaths.userJobs} className="btn text-base" onClick={onClose}>
        {edit}
      </Link>
    </>
  );
}
