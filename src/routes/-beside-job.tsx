import { ShownJob } from './-shown-job.tsx';

/** The job beside the list; its chunk has the code of the job's own page, and loads with the first job. */
export function BesideJob({ id }: { id: string }) {
  return <ShownJob id={id} isPane />;
}
