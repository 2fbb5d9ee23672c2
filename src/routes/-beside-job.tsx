import { ShownJob } from './-shown-job.tsx';

/** The job beside the list, with all of its own page's code, which comes with the first one. */
export function BesideJob({ id }: { id: string }) {
  return <ShownJob id={id} isPane />;
}
