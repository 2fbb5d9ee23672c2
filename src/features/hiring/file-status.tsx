import { inboxFileMessages } from './messages.ts';

interface FileStatusProps {
  hint: string;
  busy: string | false;
  done: string | false;
  failed: string | false;
}

/** What a download of CVs became, and how to open them. */
export function FileStatus({ hint, busy, done, failed }: FileStatusProps) {
  return (
    <>
      <p className="text-sm text-muted">{inboxFileMessages.safety}</p>
      <p role="status" className="text-sm text-muted">
        {busy || done || (failed ? '' : hint)}
      </p>
      {failed && (
        <p role="alert" className="text-sm font-medium text-error">
          {failed}
        </p>
      )}
    </>
  );
}
