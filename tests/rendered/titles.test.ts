import { expect, test } from 'vitest';
import { appPaths } from '#contract/http/paths.ts';
import { readHead } from '../support/head-tags.ts';
import { app, openPage, waitFor } from './app.ts';

/** Where no page is, and no job. */
const unknown = ['/jobDetailsPage?id=ffffffffffffffffffffffff', '/no/such/page'];

async function jobAddress(): Promise<string> {
  const answer = await fetch(`${app.origin}/api/v1/jobs?page=1&perPage=1`);
  const { data }: { data: { jobs: { _id: string }[] } } = await answer.json();
  return `${appPaths.jobDetails}?id=${data.jobs[0]?._id}`;
}

const searches = ['/jobPage?search=teacher&page=2', '/jobPage?category=Accountancy&country=Bangladesh'];

test('the app names every page as the server does', async () => {
  for (const path of [...Object.values(appPaths), ...searches, await jobAddress(), ...unknown]) {
    const { title } = readHead(await (await fetch(`${app.origin}${path}`)).text());
    expect(title, path).not.toBe('');
    document.title = '';
    await openPage(path);
    await waitFor(() => expect(document.title, path).toBe(title));
  }
});
