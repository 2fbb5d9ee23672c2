import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/limits.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { addJob, addJobDefaults, type JobDefaults, addCompany } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

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
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const add = (hours: number, changes: Parameters<typeof addJob>[2] = {}) =>
  addJob(server(), defaults, { postedAt: hoursAgo(hours), ...changes });

const Text = v.pipe(v.string(), v.nonEmpty());
const WebAddress = v.pipe(Text, v.url());
const Moment = v.pipe(Text, v.isoTimestamp());
/** https://www.jsonfeed.org/version/1.1/ */
const JsonFeed = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: Text,
  home_page_url: WebAddress,
  feed_url: WebAddress,
  icon: WebAddress,
  authors: v.tuple([v.strictObject({ name: Text })]),
  items: v.array(
    v.strictObject({
      id: WebAddress,
      url: WebAddress,
      title: Text,
      content_text: Text,
      date_published: Moment,
      image: WebAddress,
      authors: v.optional(v.tuple([v.strictObject({ name: Text })])),
      tags: v.array(Text),
    }),
  ),
});
const readJson = async (path: string) => v.parse(JsonFeed, JSON.parse((await read(path)).text));

/** The elements of an XML text by their names; refuses what is not well-formed, as far as feeds go. */
function readXml(xml: string): Map<string, number> {
  const found = new Map<string, number>();
  const open: string[] = [];
  const body = xml.replace(/^<\?xml version="1.0" encoding="utf-8"\?>/, '');
  for (const [, end = '', name = '', self = ''] of body.matchAll(
    /<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (end === '') found.set(name, (found.get(name) ?? 0) + 1);
    if (end === '' && self === '') open.push(name);
    if (end !== '' && open.pop() !== name) throw new Error(`</${name}> closes another element`);
  }
  const rest = body.replaceAll(/<\/?[\w:]+(?:\s[\w:]+="[^"<]*")*\s*\/?>/g, '');
  if (open.length > 0 || /[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/.test(rest)) throw new Error('not well-formed');
  return found;
}

describe('feeds', () => {
  test('have the newest jobs first, fifty at most, whatever page and order is asked for', async () => {
    const ids: string[] = [];
    for (let hours = 60; hours > 0; hours -= 1) ids.unshift(await add(hours));
    const { items } = await readJson('/feeds/jobs.json?page=3&sort=salary&utm_source=x');
    expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 50).map((id) => origin + toJobPath(id)));
  });

  test('are of any search, and say which', async () => {
    const companyId = await addCompany(server(), { name: 'Surma Tea' });
    const taster = await addJob(
      server(),
      { ...defaults, companyId },
      { title: 'Tea Taster', country: 'India' },
    );
    await add(1, { title: 'Tea Taster', country: 'Bangladesh' });
    const feed = await readJson('/feeds/jobs.json?search=taster&country=India');
    expect(feed).toMatchObject({
      title: 'Jobs in India: taster · Kaj',
      home_page_url: `${origin}/jobPage?search=taster&country=India`,
      feed_url: `${origin}/feeds/jobs.json?search=taster&country=India`,
    });
    expect(feed.items).toMatchObject([{ url: origin + toJobPath(taster), title: 'Tea Taster, Surma Tea' }]);
    expect((await server().request(feed.items[0]?.image.slice(origin.length) ?? '')).status).toBe(200);
  });

  test('as Atom have what RFC 4287 requires', async () => {
    const [categoryId] = [defaults.categoryId];
    const { text, headers } = await read(`/feeds/jobs.atom?category=${categoryId}`);
    expect(headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    const found = readXml(text);
    const entries = found.get('entry') ?? 0;
    expect(entries).toBe(50);
    // One of each for the feed and for every entry; the entries name their company beside it.
    for (const name of ['id', 'title', 'updated', 'author'])
      expect([name, found.get(name)]).toEqual([name, entries + 1]);
    expect(text).toMatch(/<link rel="self" type="application\/atom\+xml" href="https:[^"]*category=/);
    const ids = [...text.matchAll(/<entry>\n<id>([^<]*)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(entries);
  });

  test('take no text for markup', async () => {
    const title = '</title><script>alert(1)</script> & ]]> "x"';
    await add(0, { title, country: 'Sri Lanka', description: 'a\u0007 & <b>' });
    const { text } = await read('/feeds/jobs.atom?country=Sri+Lanka');
    readXml(text);
    expect(text).not.toContain('<script');
    const { items } = await readJson('/feeds/jobs.json?country=Sri+Lanka');
    expect(items[0]?.title).toContain(title);
  });

  test('are not sent twice, neither by ETag nor by time, until there is a new job', async () => {
    const country = 'country=Nepal';
    await add(5, { country: 'Nepal' });
    for (const path of [`/feeds/jobs.atom?${country}`, `/feeds/jobs.json?${country}`]) {
      const first = await read(path);
      const validators = {
        etag: { 'If-None-Match': first.headers.get('ETag') ?? '' },
        time: { 'If-Modified-Since': first.headers.get('Last-Modified') ?? '' },
      };
      expect((await read(path, validators.etag)).status).toBe(304);
      expect((await read(path, validators.time)).status).toBe(304);
      await add(0, { country: 'Nepal' });
      expect((await read(path, validators.etag)).status).toBe(200);
      expect((await read(path, validators.time)).status).toBe(200);
      await server().context.db
        .sql`update jobs set status = 'closed' where country = 'Nepal' and posted_at > now() - interval '1 hour'`;
    }
  });

  test('say when a job was edited, in Atom', async () => {
    const [createdAt, updatedAt] = [hoursAgo(3), hoursAgo(1)];
    await add(3, { country: 'Bhutan', createdAt, updatedAt: createdAt });
    const edited = await add(2, { country: 'Bhutan', createdAt: hoursAgo(4), updatedAt });
    const { text, headers } = await read('/feeds/jobs.atom?country=Bhutan');
    const times = [...text.matchAll(/<(published|updated)>([^<]*)</g)].map(([, name, at]) => [name, at]);
    const posted = (text.match(/(?<=<published>)[^<]*/g) ?? []).map((at) => ['published', at]);
    expect(text).toContain(edited);
    expect(times).toEqual([
      ['updated', updatedAt.toISOString()],
      posted[0],
      ['updated', updatedAt.toISOString()],
      posted[1],
      ['updated', posted[1]?.[1]],
    ]);
    expect(headers.get('Last-Modified')).toBe(updatedAt.toUTCString());
  });

  test('of nothing are feeds as well, and HEAD knows them', async () => {
    const { text } = await read('/feeds/jobs.atom?country=Atlantis');
    expect(readXml(text).get('updated')).toBe(1);
    expect((await readJson('/feeds/jobs.json?country=Atlantis')).items).toEqual([]);
    const head = await server().request('/feeds/jobs.atom', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('can be read by pages of other origins', async () => {
    expect((await read('/feeds/jobs.json')).headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('has a Bangla one, which leads to Bangla’s pages', async () => {
    const id = await add(1, { country: 'Nepal', salaryMin: 1000, salaryMax: 1000, salaryType: 'monthly' });
    const { text, headers } = await read('/bn/feeds/jobs.atom?country=Nepal');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="bn">');
    expect(text).toContain(`href="${origin}/bn/feeds/jobs.atom?country=Nepal"`);
    expect(text).toContain(`href="${origin}/bn/jobPage?country=Nepal"`);
    expect(text).toContain(`<id>${origin}/bn${toJobPath(id)}</id>`);
    expect(text).toMatch(/মাসে ১,০০০ টাকা.*আবেদনের শেষ তারিখ [০-৯]/);
    const json: unknown = JSON.parse((await read('/bn/feeds/jobs.json?country=Nepal')).text);
    expect(json).toMatchObject({ language: 'bn', home_page_url: `${origin}/bn/jobPage?country=Nepal` });
  });
});
