import { API_BASE } from '../http/paths.ts';

/** Extension: readers report a job, administrators read and handle that. */
export const reportPaths = {
  ofJob: (id: string): string => `${API_BASE}/jobs/${encodeURIComponent(id)}/reports`,
  list: `${API_BASE}/admin/reports`,
  handle: (jobId: string): string => `${API_BASE}/admin/reports/${encodeURIComponent(jobId)}/handle`,
} as const;
