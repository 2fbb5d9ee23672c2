import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { boardPaths, apiPaths, appPaths, toJobPath } from '#contract/http/paths.ts';
import { ClientConfig } from '#contract/config/client-config.ts';
import { overNetwork, setTransport } from '#platform/http/http.ts';
import { createRenderer } from '#render.tsx';

/** Every page that the server renders with a job, and with the ways to apply for it. */

const company = {
  _id: 'c1',
  name: 'Surma Textiles',
  email: 'jobs@surma.example',
  website: 'https://surma.example',
};
const category = { _id: 'k1', name: 'Health Care' };
const city = { name: 'Dhaka', slug: 'dhaka', jobCount: 1 };
const openJob = {
  _id: 'j1',
  title: 'Staff Nurse',
  description: 'Care for patients.',
  company: { _id: company._id, name: company.name },
  category,
  location: { city: 'Dhaka', country: 'Bangladesh' },
  status: 'open',
  applicationDeadline: '2026-11-30T00:00:00.000Z',
};

/** The last minute of the deadline in Dhaka, and the first after it. */
const lastMinute = Date.parse('2026-11-30T17:59:00Z');
const nextMinute = Date.parse('2026-11-30T18:00:00Z');

let job: typeof openJob & { applyWays?: object[] } = openJob;

const toData = (path: string): unknown => {
  if (path === apiPaths.job('j1')) return { job };
  if (path === apiPaths.company('c1')) return { company };
  if (path === apiPaths.cities) return { cities: [city] };
  if (path === apiPaths.city(city.slug)) return { city };
  if (path === apiPaths.jobCategories) return { jobCategories: [category] };
  return { jobs: [job], pagination: { total: 1, totalPages: 1, currentPage: 1 } };
};

const render = createRenderer({
  config: v.parse(ClientConfig, {}),
  send: (url) =>
    Promise.resolve(Response.json({ success: true, data: toData(new URL(url, 'http://a').pathname) })),
});

// Other tests of this process ask as the app does.
afterAll(() => setTransport(overNetwork));

async function show(href: string, shown: typeof job, now: number): Promise<string> {
  job = shown;
  const page = await render({ href, now });
  return page.kind === 'page' ? page.content : '';
}

const places = [
  toJobPath('j1'),
  appPaths.home,
  appPaths.jobs,
  boardPaths.category('health-care'),
  boardPaths.company('c1'),
  boardPaths.city('dhaka'),
];

/** All that leads to an application: the specified buttons (§2), and links with the beginning of a letter. */
const waysToApply = (html: string): string[] => [
  ...(html.match(/>\s*apply( now)?\s*</gi) ?? []),
  ...(html.match(/href="[^"]*su(bject)?=Application[^"]*"/g) ?? []),
];

describe.each(places)('%s', (href) => {
  test('an open job can be applied for until the end of its last day in Dhaka', async () => {
    const html = await show(href, openJob, lastMinute);
    expect(html).toContain('Staff Nurse');
    expect(html).toContain('Closes today');
    expect(waysToApply(html)).not.toEqual([]);
  });

  test.each([
    ['one past its deadline', openJob, nextMinute, 'Closed'],
    ['one that the employer closed before', { ...openJob, status: 'closed' }, lastMinute, 'Filled'],
  ])('%s cannot, and says so', async (_name, closed, now, word) => {
    const html = await show(href, closed, now);
    expect(html).toContain('Staff Nurse');
    expect(html).toContain(`>${word}<`);
    expect(waysToApply(html)).toEqual([]);
  });
});

test('the first page with a part has it, though its code is loaded for it', async () => {
  const walkIn = {
    kind: 'walkIn',
    from: '2026-11-29',
    to: '2026-11-30',
    hours: '10 to 4',
    place: 'House 12',
  };
  const html = await show(toJobPath('j1'), { ...openJob, applyWays: [walkIn] }, lastMinute);
  expect(html).toContain('How to apply');
});

test('in the place of Apply are the jobs like it, and nothing leads to the address', async () => {
  const html = await show(toJobPath('j1'), { ...openJob, status: 'closed' }, lastMinute);
  expect(html).toContain('Visit Website');
  expect(html).not.toMatch(/jobs(@|%40)surma/);
  expect(html).toMatch(/<a [^>]*href="\/jobPage\?category=k1"[^>]*>See similar jobs</);
});
