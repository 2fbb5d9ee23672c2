import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#contract/format.ts';
import { drawCard, drawText, type CardTextStyle } from '#server/pages/draw-card.ts';
import { toJobCardPath, toSiteCardPath } from '#server/pages/card-text.ts';
import { toFullJob } from '#server/jobs/job-answer.ts';
import { createJobStore } from '#server/jobs/store.ts';
import { addJob, addJobDefaults, type JobDefaults } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
let defaults: JobDefaults;
beforeAll(async () => {
  defaults = await addJobDefaults(server());
});

const style: CardTextStyle = { sizes: [64], maxLines: 1, width: 1000, weight: 'bold', colour: '#000' };

async function measure(text: string, changes: Partial<CardTextStyle> = {}) {
  const drawn = await drawText(text, { ...style, ...changes });
  if (drawn === null) throw new Error(`Nothing to see of ${text}`);
  const { data } = await sharp(drawn.picture)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: drawn.width, height: drawn.height, alpha: data };
}

/** The same letters, each by itself: what a renderer without shaping draws. */
const unshaped = (text: string): string => text.replaceAll('\u09cd', '\u09cd\u200c');

describe('text on cards', () => {
  test.each(['ক্ষ', 'স্ত্র', 'ত্ত্ব', 'ঙ্ক', 'জ্ঞ'])('%s is one sign', async (conjunct) => {
    const shaped = await measure(conjunct);
    const pieces = await measure(unshaped(conjunct));
    expect(shaped.width).toBeLessThan(pieces.width * 0.8);
    expect(shaped.alpha.equals(pieces.alpha)).toBe(false);
  });

  test('has a sign for every letter of both alphabets, for digits and money', async () => {
    // The missing-glyph box has the same size for every character.
    const [empty, another] = [await measure('日'), await measure('月')];
    expect([empty.width, empty.height]).toEqual([another.width, another.height]);
    const bengali = Array.from({ length: 0x09b9 - 0x0985 + 1 }, (_, at) => String.fromCodePoint(0x0985 + at));
    const letters = bengali.filter((letter) => /\p{L}/u.test(letter));
    const signs = [...letters, ...'ABCXYZabcxyzéñ0123456789০১২৩৪৫৬৭৮৯৳$€₹£–—·…“”’&%'];
    for (const sign of signs) {
      const { width, height } = await measure(sign);
      expect([sign, width, height]).not.toEqual([sign, empty.width, empty.height]);
    }
  });

  test('takes a smaller size before it is cut, and ends with an ellipsis where it is', async () => {
    const sizes = [76, 54];
    const long = 'Senior Engineer for Water and Power in the Hill Tracts';
    expect((await measure(long, { sizes, maxLines: 3 })).width).toBeLessThanOrEqual(1000);
    const cut = await measure(long.repeat(6), { sizes, maxLines: 3 });
    expect(cut.height).toBeLessThan(54 * 1.25 * 3.1);
    expect(await drawText('\u200c \n', style)).toBeNull();
  });

  test('is text, whatever it holds', async () => {
    const markup = '<span foreground="red">&amp;</span> & <b>';
    expect((await measure(markup)).width).toBeGreaterThan((await measure('&')).width * 10);
    await expect(measure('a\u0000b')).resolves.toBeDefined();
  });
});

const pathOf = async (id: string, language: Locale = 'en') => {
  const row = await createJobStore(server().context).find(id);
  if (row === null) throw new Error('No such job');
  const appName = language === 'bn' ? 'কাজ' : 'Kaj';
  return toJobCardPath(toFullJob(row), { appName, language });
};

describe('a card', () => {
  test.each([
    ['English', { title: 'Accountant', company: 'Meghna Foods', facts: ['৳30,000 a month', 'Dhaka'] }],
    ['Bangla', { title: 'হিসাবরক্ষক', company: 'মেঘনা ফুডস', facts: ['ঢাকা, বাংলাদেশ'] }],
    ['nothing but a title', { title: 'Cook', company: '', facts: [] }],
    [
      'much text',
      { title: 'স্নাতকোত্তর শিক্ষক '.repeat(20), company: 'Ltd '.repeat(60), facts: ['x'.repeat(300)] },
    ],
  ])('of %s is 1200 × 630 and below 100 kB', async (_kind, text) => {
    const picture = await drawCard(text, 'Kaj');
    expect(picture.length).toBeLessThanOrEqual(100_000);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await drawCard(text, 'Kaj')).equals(picture)).toBe(true);
  });

  test('is served under an address that changes with the job; older ones lead to it', async () => {
    const id = await addJob(server(), defaults);
    const path = await pathOf(id);
    const answer = await server().request(path);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(Number(answer.headers.get('Content-Length'))).toBe((await answer.arrayBuffer()).byteLength);
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
    expect((await server().request(path, { headers })).status).toBe(304);
    await server().context.db.sql`update jobs set title = 'Auditor' where id = ${id}`;
    const later = await pathOf(id);
    expect(later).not.toBe(path);
    for (const old of [path, `/cards/jobs/${id}.jpg`]) {
      const moved = await server().request(old);
      expect([moved.status, moved.headers.get('Location')]).toEqual([302, later]);
    }
    expect((await server().request(later, { method: 'HEAD' })).status).toBe(200);
  });

  test('has an address of its own in each language, and another picture', async () => {
    const id = await addJob(server(), defaults, { salaryMin: 30_000, salaryMax: 40_000 });
    const [english, bangla] = [await pathOf(id), await pathOf(id, 'bn')];
    expect(bangla).toMatch(/^\/bn\/cards\/jobs\//);
    const [one, other] = await Promise.all([server().request(english), server().request(bangla)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))).toBe(false);
    expect(other.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const moved = await server().request(`/bn/cards/jobs/${id}.jpg`);
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, bangla]);
    const site = await server().request('/bn/cards/site.jpg');
    expect(site.headers.get('Location')).toBe(toSiteCardPath({ appName: 'কাজ', language: 'bn' }));
  });

  test('is of public jobs alone', async () => {
    const waiting = await addJob(server(), defaults, { approval: 'pending' });
    const paths = [
      `/cards/jobs/${waiting}.jpg`,
      '/cards/jobs/nobody.jpg',
      '/cards/jobs/%00.jpg',
      '/cards/other.jpg',
    ];
    for (const path of paths) expect((await server().request(path)).status).toBe(404);
  });

  test('of the site is there as well', async () => {
    const path = toSiteCardPath({ appName: 'Kaj', language: 'en' });
    expect((await server().request(path)).status).toBe(200);
    const moved = await server().request('/cards/site.jpg');
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, path]);
  });

  test('is drawn once for all who ask at the same moment, and too many cards are refused politely', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => addJob(server(), defaults)));
    const [first = '', ...others] = await Promise.all(ids.map((id) => pathOf(id)));
    const answers = await Promise.all([first, first, ...others].map((path) => server().request(path)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(answers.find(({ status }) => status === 503)?.headers.get('Retry-After')).toBe('5');
    expect((await server().request(others.at(-1) ?? '')).status).toBe(200);
  });
});
