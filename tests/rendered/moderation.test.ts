import { expect, test } from 'vitest';
import { createEmployer } from '../support/employer.ts';
import { allowComplaint, answer, app, beSignedIn, openPage, screen, within } from './app.ts';

const success = (data: object) => ({ body: { success: true, message: '', data } });

/** Someone who may approve and reject; the companies that wait, as the server would list them. */
async function openQueue(companies: readonly { name: string; namesakes: number }[]): Promise<void> {
  // The window has no search element.
  allowComplaint(/<%s> is unrecognized.* search$/s);
  const employer = await createEmployer(app);
  const user = { ...employer.user, role: 'admin' };
  const made = { owner: employer.user, createdAt: '', updatedAt: '2026-01-02T03:04:05.000Z', changes: {} };
  const pagination = { totalPages: 1, total: companies.length, page: 1, perPage: 20 };
  answer(/admin\/reports$/, () => success({ reportedJobs: [], pagination: { ...pagination, total: 0 } }));
  answer(/auth\/profile$/, () => success({ user }));
  answer(/admin\/jobs$/, () => success({ jobs: [], pagination: { ...pagination, total: 0 } }));
  answer(/admin\/companies$/, ({ url }) =>
    url.includes('changed')
      ? success({ companies: [], pagination: { ...pagination, total: 0 } })
      : success({
          companies: companies.map((company, place) => ({
            _id: `company-${place}`,
            approval: 'pending',
            ...made,
            ...company,
          })),
          pagination,
        }),
  );
  beSignedIn(employer);
}

test('a company that has the name of others is marked, with the way to compare them', async () => {
  await openQueue([
    { name: 'Kopotakkho Steel', namesakes: 0 },
    { name: 'নয়ন গড়াই', namesakes: 1 },
    { name: 'Padma Textiles', namesakes: 2 },
  ]);
  await openPage('/admin');
  const rows = await screen.findAllByRole('article');
  const marks = rows.map((row) => within(row).queryByText(/this name\.$/)?.firstChild?.textContent);
  expect(marks).toEqual([undefined, 'Another company has this name.', '2 other companies have this name.']);
  const links = rows.map((row) => within(row).queryByRole('link', { name: 'Compare them' }));
  const texts = links.map((link) =>
    new URL(link?.getAttribute('href') ?? '', app.origin).searchParams.get('text'),
  );
  expect(texts).toEqual([null, 'নয়ন গড়াই', 'Padma Textiles']);
});

test('a queue that could not be read is named, and can be tried again', async () => {
  allowComplaint(/500/);
  await openQueue([]);
  answer(/admin\/companies$/, () => ({ status: 500, body: { success: false, message: 'Broken.' } }));
  await openPage('/admin');
  expect((await screen.findAllByText(/Could not load/)).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
});
