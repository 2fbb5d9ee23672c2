import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { JobFailure } from './details-failure.tsx';

async function show(error: ApiError): Promise<string> {
  const component = () => <JobFailure error={error} retry={() => undefined} />;
  const routeTree = createRootRoute({ component });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('an unknown job says so, with a search, the other jobs and a way home', async () => {
  const html = await show(new ApiError('http', 'Status 404', { status: 404 }));
  expect(html).toContain('Job not available');
  expect(html).toMatch(/<input[^>]* type="search"[^>]* aria-label="Search jobs"/);
  expect(html).toMatch(/<a [^>]*href="\/jobPage"[^>]*>Browse Jobs</);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to the start page</);
});

test('a job that could not be read says why, with Retry', async () => {
  const html = await show(
    new ApiError('http', 'Status 500', { status: 500, serverMessage: 'Later, please' }),
  );
  expect(html).toContain('Error: Could not load job details: Later, please');
  expect(html).toContain('Retry');
  const unanswered = await show(new ApiError('unreachable', ''));
  expect(unanswered).toContain('Error: Error fetching job details: Could not connect. Check your internet.');
  expect(unanswered).toContain('You haven’t opened this job before.');
  const broken = await show(new ApiError('broken', 'no job'));
  expect(broken).toContain('Error: Error fetching data: The answer could not be read. Try again.');
});
