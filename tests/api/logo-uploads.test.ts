import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#contract/http/paths.ts';
import { companies } from '#server/db/schema.ts';
import { companyOf, postCompany, toForm, write } from '../support/company-forms.ts';
import { addPerson, type Person, addCompany } from '../support/stage.ts';
import {
  draw,
  drawAnimation,
  drawNoise,
  pictureFormats,
  plainPicture,
  toBytes,
  toGrandAvif,
  toPng,
} from '../support/pictures.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
let owner: Person;
beforeAll(async () => {
  owner = await addPerson(server());
});

const post = (logo: Uint8Array<ArrayBuffer>) =>
  write(server(), ['POST', apiPaths.companies, toForm({}, logo)], { token: owner.token });
const put = (id: string, form: FormData, headers = {}) =>
  write(server(), ['PUT', apiPaths.company(id), form], { token: owner.token, headers });
const statusOf = async (path: string) => (await server().request(path)).status;
const fetchLogo = async (path: string) =>
  sharp(await (await server().request(path)).arrayBuffer()).metadata();

describe('a logo', () => {
  test.each(pictureFormats)('%s becomes WebP with a name of ours', async (format) => {
    const answer = await post(await draw(format));
    expect(answer.status).toBe(201);
    const { logo } = companyOf(answer);
    expect(logo).toMatch(/^\/files\/logos\/[0-9a-f]{32}\/[0-9a-f]{24}\.webp$/);
    expect(await fetchLogo(logo)).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  test('is at most 512 px each side, keeps its proportions, stands upright and has no metadata', async () => {
    const bytes = await plainPicture(2000, 1000)
      .withExif({ IFD0: { Artist: 'A secret', ImageDescription: 'Somewhere' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await post(new Uint8Array(bytes));
    const kept = await fetchLogo(companyOf(answer).logo);
    expect(kept).toMatchObject({ width: 256, height: 512 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
  });

  test('of many frames is its first', async () => {
    const animated = await drawAnimation();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);
    const kept = await fetchLogo(companyOf(await post(animated)).logo);
    expect(kept).toMatchObject({ width: 10, height: 10 });
    expect(kept.pages).toBeUndefined();
  });

  test('an empty file, which browsers send for an unset field, is ignored', async () => {
    expect(companyOf(await post(new Uint8Array())).logo).toBe('');
  });
});

describe('a file that is not a valid logo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG', svg],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n'],
    ['a TIFF', 'II*\x00\x08\x00\x00\x00'],
    ['a program', 'MZ\x90\x00'],
    ['a word', 'x'],
  ])('%s is refused', async (_name, text) => {
    const answer = await post(toBytes(text));
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({
      success: false,
      code: 'logoNotPicture',
      message: 'The logo must be a picture: JPEG, PNG, WebP, AVIF or GIF.',
    });
  });

  test.each(pictureFormats)('a broken %s is refused', async (format) => {
    const whole = await drawNoise(format);
    for (const length of [16, 64, Math.floor(whole.length / 2)]) {
      const answer = await post(whole.slice(0, length));
      expect([length, answer.status, answer.body]).toEqual([
        length,
        400,
        {
          success: false,
          code: 'logoUnreadable',
          message: 'Could not read this logo. The file may be damaged.',
        },
      ]);
    }
  });

  test('an image under another format’s name and type is refused', async () => {
    const dressed = toBytes(`RIFF\x00\x00\x00\x00WEBP${svg}`);
    expect((await post(dressed)).status).toBe(400);
    expect((await post(toBytes(`\x89PNG\r\n\x1a\n${svg}`))).status).toBe(400);
  });

  test('an image whose decoded size is too large is refused before it is decoded', async () => {
    const bomb = toPng({ width: 20_000, height: 20_000 });
    expect(bomb.length).toBeLessThan(100_000);
    const answer = await post(bomb);
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        success: false,
        code: 'logoTooManyPixels',
        message: 'The logo has too many pixels: at most 40 million are read, and 16384 on each side.',
      },
    ]);
  });

  test('an AVIF, which takes more memory than others, may have fewer pixels', async () => {
    const answers = [await post(await toGrandAvif(2000, 1500)), await post(await toGrandAvif(2000, 1501))];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      [
        'Could not read this logo. The file may be damaged.',
        'The logo has too many pixels: at most 3 million are read, and 16384 on each side.',
      ].map((message) => [400, { success: false, code: expect.any(String), message }]),
    );
  });

  test('nothing of a refused form is stored', async () => {
    const person = await addPerson(server());
    await write(server(), ['POST', apiPaths.companies, toForm({}, toBytes(svg))], { token: person.token });
    const list = await write(server(), ['GET', apiPaths.companies], { token: person.token });
    expect(list.body).toMatchObject({ data: { companies: [] } });
  });
});

const start = async () => postCompany(server(), owner, toForm({}, await draw('png')));

describe('a changed logo', () => {
  test('stays when the form has none', async () => {
    const { _id, logo } = await start();
    expect(companyOf(await put(_id, toForm())).logo).toBe(logo);
    const named = toForm({ logo: 'https://elsewhere.example/logo.png' });
    expect(companyOf(await put(_id, named)).logo).toBe(logo);
    expect(await statusOf(logo)).toBe(200);
  });

  test('takes the old one’s file with it', async () => {
    const { _id, logo } = await start();
    const next = companyOf(await put(_id, toForm({}, await draw('jpeg')))).logo;
    expect(next).not.toBe(logo);
    expect([await statusOf(logo), await statusOf(next)]).toEqual([404, 200]);
  });

  test('is removed when the form asks for it; a file that comes with it wins', async () => {
    const { _id, logo } = await start();
    const removed = companyOf(await put(_id, toForm({ removeLogo: 'true' })));
    expect(removed.logo).toBe('');
    expect(await statusOf(logo)).toBe(404);
    const again = companyOf(await put(_id, toForm({ removeLogo: 'true' }, await draw('png'))));
    expect(await statusOf(again.logo)).toBe(200);
  });

  test('leaves the file that another company has too', async () => {
    const { _id, logo } = await start();
    await addCompany(server(), { logo });
    await put(_id, toForm({ removeLogo: 'true' }));
    expect(await statusOf(logo)).toBe(200);
  });

  test('that is refused leaves no file behind', async () => {
    const { _id, logo } = await start();
    const kept: string[] = [];
    const { files } = server().context;
    const put0 = files.put.bind(files);
    files.put = async (file) => {
      const path = await put0(file);
      kept.push(path);
      return path;
    };
    const stale = await put(_id, toForm({}, await draw('png', 20, 20)), { 'If-Match': '"v9"' });
    const repeated = { 'Idempotency-Key': `logo-${_id}` };
    const logoForm = toForm({}, await draw('png', 25, 25));
    const first = companyOf(await put(_id, logoForm, repeated));
    const second = companyOf(await put(_id, logoForm, repeated));
    files.put = put0;
    expect(stale.status).toBe(409);
    expect(second).toEqual(first);
    expect(kept).toHaveLength(3);
    const found = kept.filter((path) => path !== first.logo).map(statusOf);
    expect(await Promise.all(found)).toEqual([404, 404]);
    expect([await statusOf(logo), await statusOf(first.logo)]).toEqual([404, 200]);
  });

  test('of a deleted company stays, so that the company can be restored', async () => {
    const { _id, logo } = await start();
    await write(server(), ['DELETE', apiPaths.company(_id)], { token: owner.token });
    expect(await statusOf(logo)).toBe(200);
    const [row] = await server().context.db.orm.select().from(companies).where(eq(companies.id, _id));
    expect(row?.logo).toBe(logo);
  });
});
