import * as v from 'valibot';
import { AdminJob } from '../accounts/admin.ts';
import { Pagination } from '../http/pagination.ts';
import { reportReasons } from './report.ts';

const Reason = v.picklist(reportReasons);

/** A job with open reports, as administrators read it. */
export const ReportedJob = v.object({
  job: AdminJob,
  count: v.number(),
  /** How many open reports give each reason; reasons without any are left out. */
  reasons: v.array(v.object({ reason: Reason, count: v.number() })),
  /** The newest, with their texts. */
  reports: v.array(v.object({ id: v.number(), reason: Reason, text: v.string(), at: v.string() })),
  /** When the first and the last of the open reports came, as ISO text. */
  firstAt: v.string(),
  latestAt: v.string(),
  /** Sent back with "handle": later reports stay open. */
  lastId: v.number(),
});
export type ReportedJob = v.InferOutput<typeof ReportedJob>;

/** `data` of `GET /admin/reports`. */
export const ReportedJobsData = v.object({ reportedJobs: v.array(ReportedJob), pagination: Pagination });

/** Body of `POST /admin/reports/{jobId}/handle`. */
export const ReportsHandling = v.object({ lastId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

export const HandledReportsData = v.object({ handled: v.number() });
