import { API_BASE } from '../http/paths.ts';

/** Extension: what readers do with jobs is counted; owners read the figures. */
export const figurePaths = {
  /** Readers' devices send to it; owners read the totals of their jobs. */
  jobs: `${API_BASE}/job-figures`,
  ofJob: (id: string): string => `${API_BASE}/jobs/${encodeURIComponent(id)}/figures`,
} as const;
