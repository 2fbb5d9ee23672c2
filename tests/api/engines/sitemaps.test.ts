import { sql, eq } from 'drizzle-orm';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { readConfig } from '#server/config.ts';
import { jobs } from '#server/db/schema.ts';
import { addJob, addJobDefaults, type JobDefaults } from '../../support/stage.ts';
import { createTestServer, useTestServer } from '../../support/server.ts';

const server = useTestServer();
let defaults: JobDefaults;
beforeAll(async () => {
  defaults = await addJobDefaults(server());
});

const origin = 'https://kaj.test';
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server().request(origin + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** A job, and those after it, with numbers from there on. */
async function addFrom(number: number, changes: Parameters<typeof addJob>[2] = {}): Promise<string> {
  await server().context.db.orm.execute(
    sql`alter table jobs alter column no restart with ${sql.raw(String(number))}`,
  );
  return addJob(server(), defaults, changes);
}
/** What was read before is forgotten, counts included. */
const passMinute = () => server().advance(11 * MINUTE_MS);

describe('the sitemap', () => {
  test('names a part for each range of numbers that holds open jobs, and no other', async () => {
    await addFrom(1);
    await addFrom(9999);
    await addFrom(10_000);
    await addFrom(20_500, { applicationDeadline: new Date(Date.now() - 3 * DAY_MS) });
    await addFrom(30_000, { approval: 'pending' });
    await addFrom(1_234_567);
    await passMinute();
    const { text, headers } = await read('/sitemap.xml');
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const companies = `companies-${defaults.companyId.slice(0, 1)}`;
    const names = ['pages', 'boards', 'jobs-0', 'jobs-1', 'jobs-123', companies];
    expect(addressesIn(text)).toEqual(names.map((name) => `${origin}/sitemaps/${name}.xml`));
  });

  test('holds each open job once, in the part of its number, with the time of its last change', async () => {
    const id = await addFrom(50_000);
    await addFrom(50_001, { status: 'closed' });
    const changed = new Date(Date.UTC(2099, 0, 2));
    await server().context.db.orm.update(jobs).set({ updatedAt: changed }).where(eq(jobs.id, id));
    await passMinute();
    const { text } = await read('/sitemaps/jobs-5.xml');
    expect(addressesIn(text)).toEqual([origin + toJobPath(id), `${origin}/bn${toJobPath(id)}`]);
    expect(text).toContain('<lastmod>2099-01-02T00:00:00.000Z</lastmod>');
    expect((await read('/sitemaps/jobs-77.xml')).text).not.toContain('<url>');
  });

  test('gives each page in both languages, each with the addresses of all of them', async () => {
    const { text } = await read('/sitemaps/pages.xml');
    expect(text).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml=');
    const links = [
      `<xhtml:link rel="alternate" hreflang="en" href="${origin}/aboutUs"/>`,
      `<xhtml:link rel="alternate" hreflang="bn" href="${origin}/bn/aboutUs"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/aboutUs"/>`,
    ].join('');
    for (const path of ['/aboutUs', '/bn/aboutUs'])
      expect(text).toContain(`<url><loc>${origin}${path}</loc>${links}</url>\n`);
    expect(addressesIn(text)).toContain(`${origin}/bn/`);
    expect(new Set(addressesIn(text)).size).toBe(addressesIn(text).length);
  });

  test('keeps a part’s ETag while other parts change', async () => {
    await addFrom(60_000);
    await passMinute();
    const etag = (await read('/sitemaps/jobs-6.xml')).headers.get('ETag') ?? '';
    await addFrom(70_000);
    await passMinute();
    expect((await read('/sitemaps/jobs-6.xml', { 'If-None-Match': etag })).status).toBe(304);
    await addFrom(60_001);
    await passMinute();
    expect((await read('/sitemaps/jobs-6.xml', { 'If-None-Match': etag })).status).toBe(200);
  });

  test('lists the screens for everyone, under the address that is configured', async () => {
    const config = readConfig({ PUBLIC_URL: 'https://kaj.example/' });
    const other = await createTestServer({ config });
    const text = await (await other.request('/sitemaps/pages.xml')).text();
    expect(addressesIn(text)).toContain('https://kaj.example/jobPage');
    expect(addressesIn(text)).toContain('https://kaj.example/');
    expect(text).not.toContain('userProfile');
    await other.close();
  });

  test.each(['jobs-', 'jobs--1', 'jobs-01', 'jobs-9999999999999', 'x'])('has no part %s', async (name) => {
    expect((await read(`/sitemaps/${name}.xml`)).status).toBe(404);
  });

  test('comes whole in gzip, and HEAD knows it', async () => {
    for (let count = 0; count < 20; count += 1) await addJob(server(), defaults);
    await passMinute();
    const headers = { 'Accept-Encoding': 'gzip, deflate' };
    const answer = await server().request('/sitemaps/jobs-6.xml', { headers });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toMatch(/<\/urlset>\n$/);
    const head = await server().request('/sitemap.xml', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('robots.txt', () => {
  test('names the sitemap, and what is of no use to anybody who searches', async () => {
    const { text } = await read('/robots.txt');
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    for (const path of ['/api/', '/sandbox', '/signInPage', '/bn/signInPage'])
      expect(text).toContain(`\nDisallow: ${path}\n`);
    expect(text).not.toMatch(/Disallow: \/(?:jobPage|jobDetailsPage|files|cards)?\n/);
  });
});
