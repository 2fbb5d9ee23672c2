import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { resumeTemplatesQuery } from '#api/resume-templates.ts';
import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { FreshnessLine } from '#ui/state/freshness.tsx';
import { ResumePage } from '#features/resumes/resume-page.tsx';

const template: ResumeTemplate = {
  _id: 't1',
  name: 'Classic',
  description: 'One calm column in a serif typeface, for banks.',
  coverImageUrl: '/files/covers/a.webp',
  cvFileUrl: '/files/resumes/a.docx',
  isDeleted: false,
  facts: { fileBytes: 11_839, pages: 1, language: 'en', previews: [] },
};

/** The page's first rendering with the cached data. */
function show(known: { templates: ResumeTemplate[]; storedAt: number | null } | undefined): string {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  if (known) client.setQueryData(resumeTemplatesQuery.queryKey, known);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ResumePage create={null} asksForDownloads={false} />
    </QueryClientProvider>,
  );
  client.clear();
  return html;
}

test('templates that are loading have placeholders', () => {
  expect(show(undefined)).toContain('aria-label="Loading templates…"');
});

test('templates are cut at 40 characters; a deleted one is there, without a download', () => {
  const html = show({
    templates: [template, { ...template, _id: 't2', name: 'Technical', isDeleted: true }],
    storedAt: null,
  });
  expect(html).toContain('One calm column in a serif typeface, for...');
  expect(html).toContain('12\u00a0kB · 1\u00a0page · English');
  expect(html).toContain('Technical');
  expect(html.match(/Download Resume: /g)).toHaveLength(1);
  expect(html).not.toContain('Saved copy');
});

test('stored templates show their age', () => {
  expect(show({ templates: [template], storedAt: Date.now() })).toContain('Saved copy · updated');
});

test('an empty list has a message', () => {
  expect(show({ templates: [], storedAt: null })).toContain('No templates yet');
});

test('a slow answer has a line', () => {
  const html = renderToStaticMarkup(<FreshnessLine freshness={{ kind: 'slow' }} />);
  expect(html).toContain('Slow connection.');
});
