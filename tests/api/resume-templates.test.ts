import { expect, test } from 'vitest';
import { parseRows, readAnswer } from '#contract/http/envelope.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { ResumeTemplate, ResumeTemplatesData } from '#contract/jobs/resume-template.ts';
import { resumeTemplates } from '#server/db/schema.ts';
import { seedSampleData } from '#server/sample/seed.ts';
import { addTemplate } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();

async function listTemplates(query: string): Promise<ResumeTemplate[]> {
  const { body } = await server().send('GET', apiPaths.resumeTemplates + query);
  const read = readAnswer(ResumeTemplatesData, body);
  return read.kind === 'ok' ? parseRows(ResumeTemplate, read.data.resumeTemplates).rows : [];
}

test('lists the templates in their order; deleted ones where they are asked for', async () => {
  const facts = { fileBytes: 12_000, pages: 2, language: 'bn' as const, previews: [] };
  const shown = { facts, coverImageUrl: '/files/covers/a.webp', cvFileUrl: '/files/resumes/a.docx' };
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

test('sample templates have the facts of their files, once; other templates have none', async () => {
  const { db, files, clock } = server().context;
  const seed = () => seedSampleData({ db, files, now: clock() });
  await db.orm.delete(resumeTemplates);
  expect(await seed()).toBe(true);
  const seeded = await listTemplates('');
  expect(seeded.every(({ facts }) => (facts?.fileBytes ?? 0) > 5_000)).toBe(true);
  await addTemplate(server(), { name: 'Our own', position: 9, cvFileUrl: '/files/resumes/own.docx' });
  expect(await seed()).toBe(false);
  expect((await listTemplates('')).at(-1)).toMatchObject({ name: 'Our own', facts: null });
});
