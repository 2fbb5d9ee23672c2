import { queryOptions } from '@tanstack/react-query';
import { reportPaths } from '#contract/http/api-paths.ts';
import { HandledReportsData, ReportedJobsData, type ReportedJob } from '#contract/accounts/admin.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { callApi } from '#platform/http/call-api.ts';
import { adminKeys, withParameters, toJob, toPost, type AdminRows } from './admin.ts';

/** Readers' reports of jobs, for administrators. */
export type JobReports = Omit<ReportedJob, 'job'>;

/** The reported jobs as rows, and the reports by the job's id. */
export interface ReportList extends AdminRows {
  reports: Readonly<Record<string, JobReports | undefined>>;
}

/** `GET /admin/reports`, from the first one on. */
export const reportsQuery = (moderatorId: string, perPage: number) =>
  queryOptions({
    queryKey: [...adminKeys.reports(moderatorId), perPage],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<ReportList> => {
      const path = withParameters(reportPaths.list, { perPage: String(perPage) });
      const { reportedJobs, pagination } = (
        await callApi(path, ReportedJobsData, { signal, as: moderatorId })
      ).data;
      return {
        rows: reportedJobs.map(({ job }) => toJob(job)),
        total: pagination.total ?? reportedJobs.length,
        reports: Object.fromEntries(reportedJobs.map(({ job, ...reports }) => [job._id, reports])),
      };
    },
  });

/**
 * Marks the reports of a job as handled, up to the last one that was read.
 * @returns how many; 0 where another administrator did so, or the job is gone
 */
export async function handleReports(moderatorId: string, jobId: string, lastId: number): Promise<number> {
  try {
    return (await callApi(reportPaths.handle(jobId), HandledReportsData, toPost(moderatorId, { lastId })))
      .data.handled;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 0;
    throw error;
  }
}
