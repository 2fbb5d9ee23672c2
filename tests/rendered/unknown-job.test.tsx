import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { JobFailure, NoJobSelected } from '#features/job-details/details-failure.tsx';
import { toMarkup } from '../support/markup.tsx';

function show(error: ApiError, { isListStored = false } = {}): Promise<string> {
  const client = new QueryClient();
  if (isListStored) client.setQueryData([PUBLIC, 'jobs', 'page=1'], {});
  return toMarkup(() => <JobFailure error={error} retry={() => undefined} />, client);
}

test('an unknown job shows a message, a search, other jobs and a link home', async () => {
  const html = await show(new ApiError('http', 'Status 404', { status: 404 }));
  expect(html).toContain('Job not available');
  expect(html).toMatch(/<input[^>]* type="search"[^>]* aria-label="Search jobs"/);
  expect(html).toMatch(/<a [^>]*href="\/jobPage"[^>]*>Browse Jobs</);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to the start page</);
});

test('a job that could not be read shows the reason, with Retry', async () => {
  const html = await show(
    new ApiError('http', 'Status 500', { status: 500, serverMessage: 'Later, please' }),
  );
  expect(html).toContain('Error: Could not load job details: Later, please');
  expect(html).toContain('Retry');
  const broken = await show(new ApiError('broken', 'no job'));
  expect(broken).toContain('Error: Error fetching data: The answer could not be read. Try again.');
});

test('a job that neither server nor device has shows what to do, with links to stored jobs', async () => {
  const error = new ApiError('unreachable', '');
  const html = await show(error, { isListStored: true });
  expect(html).not.toContain('role="alert"');
  expect(html).toMatch(
    /Could not open this job.*It is not saved on this device.*Retry.*<a [^>]*href="\/jobPage"[^>]*>Lists you opened</,
  );
  expect(html).toContain('Error: Error fetching job details: Could not connect. Check your internet.');
  expect(await show(error)).not.toContain('Without internet you can read');
});

test('where the id or the token is missing, the specified words say so', async () => {
  const missing = 'Error: Could not load job details: Job ID or Token is missing';
  const none = await toMarkup(NoJobSelected);
  expect(none).toContain('Error: No job selected');
  expect(none).toContain(missing);
  expect(await show(new ApiError('http', 'Status 401', { status: 401 }))).toContain(missing);
});
