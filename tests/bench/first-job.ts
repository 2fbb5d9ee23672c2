import * as v from 'valibot';
import { toJobsQuery } from '#contract/jobs/job-query.ts';
import { apiPaths } from '#contract/http/paths.ts';

const Answer = v.object({ data: v.object({ jobs: v.array(v.object({ _id: v.string() })) }) });

/** The job at the top of the list. */
export async function fetchFirstJobId(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${apiPaths.jobs}?${toJobsQuery({})}`);
  const [first] = v.parse(Answer, await answer.json()).data.jobs;
  if (first === undefined) throw new Error('The server has no job to open.');
  return first._id;
}
