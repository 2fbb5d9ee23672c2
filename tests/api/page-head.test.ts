import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { ClientConfig } from '#contract/config/client-config.ts';
import { DAY_MS } from '#contract/limits.ts';
import { appPaths } from '#contract/http/paths.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { readHead } from '../support/head-tags.ts';
import { addJob, addJobDefaults, type JobDefaults, addCompany } from '../support/stage.ts';
import { PreviewTags } from '../support/page-rules.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let elsewhere: TestServer;
let defaults: JobDefaults;
let removeFolder = async () => {};
beforeAll(async () => {
  const { folder, remove } = await createClientFolder();
  removeFolder = remove;
  server = await createTestServer({ clientFolder: folder });
  const client = v.parse(ClientConfig, { appName: 'Chakri & Co', apiHost: 'https://api.example' });
  elsewhere = await createTestServer({ clientFolder: folder, config: { client } });
  defaults = await addJobDefaults(server);
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
  await removeFolder();
});

async function open(path: string, from = server) {
  const answer = await from.request(`https://kaj.test${path}`);
  const html = await answer.text();
  return { status: answer.status, html, ...readHead(html) };
}
const jobPath = (id: string) => `${appPaths.jobDetails}?id=${id}`;

describe('every page', () => {
  test.each(Object.values(appPaths))('%s has a head of its own', async (path) => {
    const { status, title, meta, html } = await open(path);
    expect(status).toBe(200);
    expect(title).toMatch(/^.+ · Kaj$/);
    expect(html).not.toContain('As built');
    v.parse(PreviewTags, { ...meta, 'og:url': meta['og:url'] ?? 'https://kaj.test/' });
    expect(meta['og:title']).toBe(title.replace(' · Kaj', ''));
  });

  test('is named apart from all others', async () => {
    const titles = await Promise.all(Object.values(appPaths).map(async (path) => (await open(path)).title));
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each([
    ['/', 'https://kaj.test/'],
    ['/ABOUTUS/?utm_source=x', 'https://kaj.test/aboutUs'],
    ['/jobpage?page=1&fbclid=7&sort=', 'https://kaj.test/jobPage'],
    [
      '/jobPage?sort=salary&page=2&jobType=remote,nonsense',
      'https://kaj.test/jobPage?jobType=remote&sort=salary&page=2',
    ],
  ])('%s has one address', async (path, address) => {
    const { canonical, meta, translations } = await open(path);
    expect([canonical, meta['og:url'], meta['robots']]).toEqual([address, address, undefined]);
    const bangla = address.replace(/^(https:\/\/[^/]+)\/?/, '$1/bn/');
    expect(translations).toEqual({ en: address, bn: bangla, 'x-default': address });
  });

  test.each([
    appPaths.signIn,
    appPaths.savedJobs,
    appPaths.userInfo,
    '/jobPage?search=driver',
    '/nothing/here',
  ])('%s is not for search engines', async (path) => {
    const { canonical, meta, translations } = await open(path);
    expect([canonical, meta['robots'], translations]).toEqual([undefined, 'noindex', {}]);
  });

  test('knows the name of the deployment, and the address that is configured', async () => {
    const { html, title, meta } = await open('/aboutUs', elsewhere);
    expect(title).toBe('About Us · Chakri & Co');
    expect(html).toContain('<title>About Us · Chakri &amp; Co</title>');
    expect(meta['og:site_name']).toBe('Chakri & Co');
  });

  test('comes whole to crawlers that know no brotli', async () => {
    const id = await addJob(server, defaults);
    const headers = { 'Accept-Encoding': 'gzip, deflate', 'User-Agent': 'facebookexternalhit/1.1' };
    for (const path of ['/', '/jobPage', jobPath(id), '/aboutUs']) {
      const answer = await server.request(path, { headers });
      expect(answer.headers.get('Content-Encoding')).toBe('gzip');
      const html = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
      const inBrotli = await server.request(path, { headers: { 'Accept-Encoding': 'br' } });
      expect(brotliDecompressSync(Buffer.from(await inBrotli.arrayBuffer())).toString()).toBe(html);
      expect(readHead(html).meta['og:image']).toMatch(/\.jpg$/);
      const plain = await server.request(path, { headers: { 'Accept-Encoding': 'deflate' } });
      expect(plain.headers.get('Content-Encoding')).toBeNull();
    }
  });
});

describe('the list', () => {
  test('is described by what is found, with its feeds', async () => {
    await addJob(server, { ...defaults }, { title: 'Ferry Captain', country: 'Sri Lanka' });
    const { title, meta, feeds } = await open('/jobPage?country=Sri+Lanka&page=1');
    expect(title).toBe('Jobs in Sri Lanka · Kaj');
    expect(meta['description']).toBe('Jobs in Sri Lanka: 1 open job. Ferry Captain');
    expect(feeds).toEqual([
      {
        type: 'application/atom+xml',
        title: 'New: Jobs in Sri Lanka',
        href: '/feeds/jobs.atom?country=Sri%20Lanka',
      },
      {
        type: 'application/feed+json',
        title: 'New: Jobs in Sri Lanka',
        href: '/feeds/jobs.json?country=Sri%20Lanka',
      },
    ]);
  });

  test('never takes a search for HTML', async () => {
    const search = '"><script>alert(1)</script>';
    const { html, title } = await open(`/jobPage?search=${encodeURIComponent(search)}`);
    expect(title).toBe(`Jobs: ${search} · Kaj`);
    expect(html).not.toContain('<script>alert');
  });

  test('has a head where the jobs are another server’s', async () => {
    const { status, title, feeds } = await open('/jobPage?page=3', elsewhere);
    expect([status, title]).toEqual([200, 'Jobs, page 3 · Chakri & Co']);
    expect(feeds).toEqual([]);
  });
});

describe('a job', () => {
  test('is described by title, company, place, pay and deadline', async () => {
    const deadline = new Date(Date.UTC(2099, 10, 30));
    const pay = { salaryMin: 30_000, salaryMax: 40_000, salaryType: 'monthly' };
    const id = await addJob(server, defaults, {
      ...pay,
      applicationDeadline: deadline,
      city: 'Dhaka',
      country: 'Bangladesh',
      description: 'Keeps\n\nthe books.',
    });
    const { status, title, meta, canonical } = await open(jobPath(id));
    expect([status, title]).toEqual([200, 'Accountant, Meghna Foods · Kaj']);
    expect(meta['description']).toBe(
      'Meghna Foods, Dhaka, Bangladesh. Pay: ৳30,000 – 40,000 a month. Apply by 30 Nov 2099. Keeps the books.',
    );
    expect(canonical).toBe(`https://kaj.test/jobDetailsPage?id=${id}`);
    expect(meta['og:image']).toContain(`https://kaj.test/cards/jobs/${id}-`);
  });

  test('ends no element with its texts', async () => {
    const text = '</script></title><img src=x onerror=alert(1)>"\'';
    const companyId = await addCompany(server, { name: text });
    const id = await addJob(
      server,
      { ...defaults, companyId },
      { title: text, description: text, country: 'India' },
    );
    const { html, title, data } = await open(jobPath(id));
    expect(html).not.toContain('<img');
    expect(title).toBe(`${text}, ${text} · Kaj`);
    expect(data).toMatchObject([{ title: text, hiringOrganization: { name: text } }]);
  });

  test('can be read after its deadline, without structured data and not for search engines', async () => {
    const id = await addJob(server, defaults, {
      country: 'India',
      description: 'Work.',
      applicationDeadline: new Date(Date.now() - 3 * DAY_MS),
    });
    const { status, meta, data, canonical } = await open(jobPath(id));
    expect([status, data]).toEqual([200, []]);
    expect(meta['description']).toContain('Closed on ');
    expect([canonical?.endsWith(id), meta['robots']]).toEqual([true, 'noindex']);
  });

  test('names no least pay where there is none, and English places in English', async () => {
    const id = await addJob(server, defaults, {
      city: 'কুষ্টিয়া',
      country: 'বাংলাদেশ',
      description: 'Work.',
      salaryMin: 0,
      salaryMax: 40_000,
      salaryType: 'monthly',
    });
    const { meta, data } = await open(jobPath(id));
    expect(meta['description']).toContain('Kushtia, Bangladesh. Pay: Up to ৳40,000 a month.');
    expect(data).toMatchObject([
      {
        baseSalary: { value: { '@type': 'QuantitativeValue', maxValue: 40_000, unitText: 'MONTH' } },
        jobLocation: { address: { addressLocality: 'Kushtia', addressCountry: 'BD' } },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('minValue');
    const list = await open(`/jobPage?city=${encodeURIComponent('কুষ্টিয়া')}`);
    expect(list.title).toBe('Jobs in Kushtia · Kaj');
  });

  test.each([
    ['deleted', { deletedAt: new Date() }],
    ['closed by its company', { status: 'closed' }],
  ])('is gone once it is %s, and the page shows a message', async (_state, changes) => {
    const id = await addJob(server, defaults, { ...changes, title: 'Secret Keeper' });
    const { status, html, meta, title } = await open(jobPath(id));
    expect([status, title, meta['robots']]).toEqual([410, 'Job Details · Kaj', 'noindex']);
    expect(html).not.toContain('Secret Keeper');
    expect(html).toContain('<div id="root"></div>');
  });

  test.each([
    ['waits', { approval: 'pending' }],
    ['is rejected', { approval: 'rejected' }],
    ['was deleted while it waited', { approval: 'pending', deletedAt: new Date() }],
    ['was rejected after it was public', { approval: 'rejected', postedAt: new Date() }],
  ] as const)('is unknown to strangers while it %s', async (_state, changes) => {
    const id = await addJob(server, defaults, { ...changes, title: 'Secret Keeper' });
    const unknown = await open(jobPath('0123456789abcdef01234567'));
    const { status, html } = await open(jobPath(id));
    expect([status, unknown.status]).toEqual([404, 404]);
    expect(html).toBe(unknown.html);
  });

  test('of a company that waits is unknown', async () => {
    const companyId = await addCompany(server, { approval: 'pending' });
    const id = await addJob(server, { ...defaults, companyId }, { postedAt: new Date() });
    expect((await open(jobPath(id))).status).toBe(404);
  });

  test.each(['nobody', '%00%27', 'a'.repeat(200)])('of the id %s is unknown', async (id) => {
    expect((await open(jobPath(id))).status).toBe(404);
  });
});
