import { apiPaths } from './paths.ts';

/** What owners do with a job or a company (extensions), apart as first screens and worker need none of them. */
export const ownerPaths = {
  jobRestore: (id: string): string => `${apiPaths.job(id)}/restore`,
  jobClose: (id: string): string => `${apiPaths.job(id)}/close`,
  jobReopen: (id: string): string => `${apiPaths.job(id)}/reopen`,
  companyRestore: (id: string): string => `${apiPaths.company(id)}/restore`,
} as const;
