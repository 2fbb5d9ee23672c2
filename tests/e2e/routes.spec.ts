import { openStarted } from '../support/open-started.ts';
import { expect, test } from './fixtures.ts';

// These tests do not need the worker, and installing it would take a third of their time.
test.use({ serviceWorkers: 'block' });

test('@phone a shared job opens for anyone, and is the selected one from then on', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/v1/jobs?page=1&perPage=1');
  const { data }: { data: { jobs: { _id: string; title: string }[] } } = await answer.json();
  const job = data.jobs[0];
  expect(job).toBeDefined();
  await openStarted(page, `/jobDetailsPage?id=${job?._id}`);
  const heading = page.getByRole('heading', { level: 1, name: job?.title ?? '', exact: true });
  await expect(heading).toBeVisible();
  await page.goto('/jobDetailsPage');
  await expect(heading).toBeVisible();
});
