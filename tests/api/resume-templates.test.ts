import { expect, test } from 'vitest';
import { parseRows, readAnswer } from '#contract/http/envelope.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { ResumeTemplate, ResumeTemplatesData } from '#contract/jobs/resume-template.ts';
import { addTemplate } from '../support/rows.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();

async function listTemplates(query: string): Promise<ResumeTemplate[]> {
  const { body } = await server().send('GET', apiPaths.resumeTemplates + query);
  const read = readAnswer(ResumeTemplatesData, body);
  return read.kind === 'ok' ? parseRows(ResumeTemplate, read.data.resumeTemplates).rows : [];
}

test('lists the templates in their order; deleted ones where they are asked for', async () => {
  const shown = { coverImageUrl: '/files/covers/a.webp', cvFileUrl: '/files/resumes/a.docx' };
  await addTemplate(server(), { name: 'Second', position: 2, isDeleted: true });
  await addTemplate(server(), { name: 'First', position: 1, description: 'For anyone', ...shown });
  const all = await listTemplates('?view=detailed&includeDeleted=true');
  expect(all).toMatchObject([
    { name: 'First', description: 'For anyone', isDeleted: false, ...shown },
    { name: 'Second', isDeleted: true },
  ]);
  expect(await listTemplates('?view=detailed')).toEqual(all.slice(0, 1));
  expect(await listTemplates('/?includeDeleted=maybe')).toEqual(all.slice(0, 1));
});
