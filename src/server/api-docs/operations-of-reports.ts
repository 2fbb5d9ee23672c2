import { listLimits } from '#contract/limits.ts';
import { API_BASE } from '#contract/http/paths.ts';
import { reportPaths } from '#contract/reports/report-paths.ts';
import { idParameter, query, whole, type Operation } from './operation.ts';

export const reportOperations: readonly Operation[] = [
  {
    method: 'post',
    path: `${API_BASE}/jobs/{id}/reports`,
    tag: 'Readers',
    summary: 'Reports a job to the administrators',
    description: 'With the same key a job is reported once; the answer is the same.',
    access: 'public',
    parameters: [idParameter],
    body: 'JobReport',
    refusals: [400, 404, 429],
  },
  {
    method: 'get',
    path: reportPaths.list,
    tag: 'Administration',
    summary: 'Lists the jobs with open reports, the last reported first',
    description:
      'With the 20 newest reports of each, and the job as `/admin/jobs` lists it, with what plain rules found in it (`advice`).',
    access: 'admin',
    parameters: [
      query('page', whole(1, 1_000_000, 1), '1 is the first.'),
      query('perPage', whole(1, listLimits.maxPageSize, listLimits.pageSize), 'Jobs on a page.'),
    ],
    data: 'ReportedJobsData',
    refusals: [400],
  },
  {
    method: 'post',
    path: `${reportPaths.list}/{id}/handle`,
    tag: 'Administration',
    summary: 'Marks the reports of a job as handled',
    description:
      'Up to `lastId`, as the list gave it: what came later stays open. Doing so again changes nothing.',
    access: 'admin',
    parameters: [idParameter],
    isRepeatable: true,
    body: 'ReportsHandling',
    data: 'HandledReportsData',
    refusals: [400, 404],
  },
];
