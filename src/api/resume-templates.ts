import { queryOptions } from '@tanstack/react-query';
import { HOUR_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { ResumeTemplate, ResumeTemplatesData } from '#contract/jobs/resume-template.ts';
import { callApi } from '#platform/http/call-api.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { readRows } from './read-answers.ts';

const TEMPLATES_PATH = `${apiPaths.resumeTemplates}?view=detailed&includeDeleted=true`;

/** `GET /resume-templates?view=detailed&includeDeleted=true` (§7); errors are only logged (§8). */
export const resumeTemplatesQuery = queryOptions({
  queryKey: [PUBLIC, 'resume-templates'],
  meta: { path: TEMPLATES_PATH },
  staleTime: HOUR_MS,
  queryFn: async ({ signal }) => {
    const { data, storedAt } = await callApi(TEMPLATES_PATH, ResumeTemplatesData, { signal });
    return { templates: readRows(ResumeTemplate, data.resumeTemplates, 'resume template'), storedAt };
  },
});
