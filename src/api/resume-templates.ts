import { queryOptions } from '@tanstack/react-query';
import { parseRows } from '#contract/envelope.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/paths.ts';
import { ResumeTemplate, ResumeTemplatesData } from '#contract/resume-template.ts';
import { callApi } from '#platform/call-api.ts';
import { logNotice } from '#platform/log.ts';
import { PUBLIC } from '#platform/query-client.ts';

/** `GET /resume-templates?view=detailed&includeDeleted=true` (§7); errors are only logged (§8). */
export const resumeTemplatesQuery = queryOptions({
  queryKey: [PUBLIC, 'resume-templates'],
  staleTime: HOUR_MS,
  queryFn: async ({ signal }) => {
    const path = `${apiPaths.resumeTemplates}?view=detailed&includeDeleted=true`;
    const { data, storedAt } = await callApi(path, ResumeTemplatesData, { signal });
    const { rows, rejected } = parseRows(ResumeTemplate, data.resumeTemplates);
    for (const row of rejected) logNotice(`a resume template was left out (row ${row.index})`, row.reason);
    return { templates: rows, storedAt };
  },
});
