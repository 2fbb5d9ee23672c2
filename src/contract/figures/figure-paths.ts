import { API_BASE } from '../http/paths.ts';

/** Extension: what readers do with jobs is counted; owners read the figures. */
export const figurePaths = {
  send: `${API_BASE}/job-figures`,
  ofJob: (id: string): string => `${API_BASE}/jobs/${encodeURIComponent(id)}/figures`,
} as const;
