interface FileStatusProps {
  hint: string;
  busy: string | false;
  done: string | false;
  failed: string | false;
}

/** What became of a download. */
export function FileStatus({ hint, busy, done, failed }: FileStatusProps) {
  return (
    <>
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
