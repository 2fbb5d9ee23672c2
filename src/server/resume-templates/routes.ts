import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import type { AppContext } from '../app-context.ts';
import { resumeTemplates } from '../db/schema.ts';
import { describeRoute, query, text } from '../http/describe-route.ts';
import { cachePolicy } from '../http/response/conditional.ts';

type TemplateRow = typeof resumeTemplates.$inferSelect;

function toResumeTemplate(row: TemplateRow): ResumeTemplate {
  const { id, name, description, coverImageUrl, cvFileUrl, isDeleted, facts } = row;
  return { _id: id, name, description, coverImageUrl, cvFileUrl, isDeleted, facts };
}

const description = describeRoute({
  tag: 'Resume templates',
  summary: 'Lists the CV templates',
  parameters: [query('includeDeleted', text({ enum: ['true', 'false'] }), 'Include deleted templates.')],
  data: { ResumeTemplatesData: v.object({ resumeTemplates: v.array(ResumeTemplate) }) },
});

/** `GET /resume-templates` (§7); deleted ones with `includeDeleted=true`. */
export function createResumeTemplateRoutes({ db }: Pick<AppContext, 'db'>) {
  return new Hono().get('/', description, async (c) => {
    const shown = c.req.query('includeDeleted') === 'true' ? undefined : eq(resumeTemplates.isDeleted, false);
    const rows = await db.orm
      .select()
      .from(resumeTemplates)
      .where(shown)
      .orderBy(asc(resumeTemplates.position), asc(resumeTemplates.name));
    c.header('Cache-Control', cachePolicy.revalidated);
    return c.json({ success: true, data: { resumeTemplates: rows.map(toResumeTemplate) } });
  });
}
