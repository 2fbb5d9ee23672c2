import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales, type Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { appPaths, SHARE_TARGET_PATH, boardPaths } from '#contract/http/paths.ts';
import { createRenderer } from '#render.tsx';
import { createApp } from '#server/app.ts';
import { toClientConfigs } from '#server/config.ts';
import { loadClientFiles, type ClientFiles } from '#server/http/client-files.ts';
import type { Renderers } from '#server/pages/load-renderer.ts';
import { createBanglaRenderer } from '../support/bangla-renderer.ts';
import { createClientFolder } from '../support/client-folder.ts';
import { addJob, addJobDefaults, type JobDefaults } from '../support/stage.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let client: ClientFiles;
let renderers: Renderers;
let defaults: JobDefaults;
let jobId = '';
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const { folder, remove } = await createClientFolder();
  const bangla = await createBanglaRenderer();
  const create = { en: createRenderer, bn: bangla.create };
  renderers = { en: { create: create.en, screens: {} }, bn: { create: create.bn, screens: {} } };
  server = await createTestServer({ clientFolder: folder, renderers, heldAt: Date.now() });
  client = await loadClientFiles(folder, toClientConfigs(server.context.config));
  closers.push(server.close, remove, bangla.close);
  defaults = await addJobDefaults(server);
  jobId = await addJob(server, defaults, { title: 'Accountant', city: "Cox's Bazar" });
}, 180_000);
afterAll(async () => {
  for (const close of closers) await close();
});

interface Read {
  status: number;
  location: string | null;
  text: string;
}

async function read(response: Response): Promise<Read> {
  const { status, headers } = response;
  // When the data was read is the machine's own clock.
  const text = (await response.text()).replaceAll(/"at":\d+/g, '"at":0');
  return { status, location: headers.get('location'), text };
}

/** From a server that answered nothing before. */
async function readFresh(path: string): Promise<Read> {
  const app = createApp(server.context, client, renderers);
  return read(await app.request(path));
}

const lists = {
  search: 'accountant',
  category: 'Health & Care',
  jobType: 'remote,hybrid',
  experienceLevel: 'fresher',
  minSalary: '5000',
  maxSalary: '90000',
  payCurrency: 'BDT',
  page: '2',
  country: 'Bangladesh',
  city: "Cox's Bazar",
  sort: 'deadline',
};
type Values = Readonly<Record<string, string>>;

/** Every screen with the values that it reads. */
const toScreens = (): (readonly [path: string, known: Values])[] => [
  ...Object.values(appPaths).map((path): [string, Values] => {
    if (path === appPaths.jobs) return [path, lists];
    if (path === appPaths.jobDetails) return [path, { id: jobId }];
    return [path, path === appPaths.home ? { search: 'accountant' } : {}];
  }),
  [boardPaths.category('health-care'), {}],
  [boardPaths.city('coxs-bazar'), {}],
  [boardPaths.company(defaults.companyId), { page: '2' }],
  [SHARE_TARGET_PATH, { title: 'Cook', text: "It's a job", url: 'https://example.com' }],
  ['/nothing-here', {}],
];

const write = (pairs: readonly (readonly [string, string])[]): string => {
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return text === '' ? '' : `?${text}`;
};

const text = fc.oneof(
  fc.constantFrom('x', 'EVIL', '2', 'remote', '', "'", '"><i>'),
  fc.string({ unit: 'grapheme' }),
);

/** Follows redirects, of which one may come for a way of writing and one for a screen that leads on. */
async function follow(path: string): Promise<{ status: number; redirects: string[] }> {
  const redirects: string[] = [];
  for (;;) {
    const { status, headers } = await server.request(redirects.at(-1) ?? path);
    const location = headers.get('location');
    if (location === null || redirects.length > 3) return { status, redirects };
    redirects.push(location);
  }
}

describe.each(locales)('an address, in %s', (language: Locale) => {
  const local = (path: string): string => toLocalPath(path, language);

  test('decides its page by what the screen reads alone: unknown, empty and repeated values change nothing', async () => {
    const allNames = Object.keys({
      ...lists,
      id: '',
      title: '',
      text: '',
      url: '',
      utm_source: '',
      foo: '',
      tab: '',
    });
    for (const [path, known] of toScreens()) {
      const names = Object.keys(known);
      const single = names.filter((name) => name !== 'jobType' && name !== 'experienceLevel');
      const unknown = fc.tuple(fc.constantFrom(...allNames.filter((name) => !names.includes(name))), text);
      const repeated =
        single.length === 0 ? fc.constant([]) : fc.array(fc.tuple(fc.constantFrom(...single), text));
      const cases = fc.record({
        asked: fc.subarray(Object.entries(known)),
        before: fc.array(unknown, { maxLength: 3 }),
        after: fc.tuple(fc.array(unknown, { maxLength: 3 }), repeated),
      });
      await fc.assert(
        fc.asyncProperty(cases, async ({ asked, before, after: [more, again] }) => {
          const said = again.filter(([name]) => asked.some(([one]) => one === name));
          const empty = asked.map(([name]): [string, string] => [name, '']);
          const noisy = write([...before, ...empty, ...asked, ...more, ...said]);
          const plain = await readFresh(local(path) + write(asked));
          expect(await readFresh(local(path) + noisy), path + noisy).toEqual(plain);
        }),
        { numRuns: 3 },
      );
    }
  });

  test('is not another one’s: what strangers asked for just before changes no page', async () => {
    const hostile = [
      [`${appPaths.jobDetails}?id=${jobId}`, `${appPaths.jobDetails}?id=${jobId}&id=x`],
      [`${appPaths.jobDetails}?id=${jobId}`, `${appPaths.jobDetails}?id=x&id=${jobId}`],
      [appPaths.jobs, `${appPaths.jobs}?category=x&category=`],
      [appPaths.jobs, `${appPaths.jobs}?country=EVIL&country=`],
      [appPaths.jobs, `${appPaths.jobs}?foo=EVIL`],
      [appPaths.home, '/?foo=EVIL'],
      [appPaths.home, `/?search=&search=`],
    ];
    for (const [plain = '', other = ''] of hostile) {
      const expected = await readFresh(local(plain));
      const app = createApp(server.context, client, renderers);
      await app.request(local(other));
      expect(await read(await app.request(local(plain))), other).toEqual(expected);
      expect(expected.text).not.toContain('EVIL');
    }
  });

  test('of shared texts leads each to its own search', async () => {
    const texts = Array.from({ length: 20 }, (_, number) => `private${number}`);
    const read = await Promise.all(
      texts.map((one) => server.request(local(`${SHARE_TARGET_PATH}?text=${one}`))),
    );
    expect(read.map(({ headers }) => headers.get('location'))).toEqual(
      texts.map((one) => local(`${appPaths.jobs}?search=${one}`)),
    );
  });

  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at));
  /** Bengali, Latin, Greek, Arabic, combining marks, spaces, arrows, emoji. */
  const blocks = [0x980, 0xa0, 0x370, 0x600, 0x300, 0x2000, 0x2190, 0x1f600];
  const others = Array.from({ length: 200 }, (_, at) =>
    String.fromCodePoint((blocks[at % blocks.length] ?? 0) + Math.floor(at / blocks.length)),
  );

  test('with any character in any value is a page, or one redirect to it', async () => {
    const all = [...ascii, ...others];
    const groups = Array.from({ length: Math.ceil(all.length / 100) }, (_, at) =>
      all.slice(at * 100, at * 100 + 100).join(''),
    );
    for (const [path, known] of toScreens()) {
      for (const name of [...Object.keys(known), 'utm_campaign']) {
        for (const value of [...groups, "It's a job", "Cox's Bazar"]) {
          // As typed into an address bar, and as a form writes it.
          const typed = new URL(`http://a${local(path)}`);
          typed.search = `${name}=${value.replaceAll(/[&#]/g, '')}`;
          for (const search of [typed.search, write([[name, value]])]) {
            const { status, redirects } = await follow(local(path) + search);
            expect([200, 404], `${path}${search}`).toContain(status);
            expect(redirects.length, `${path}${search} → ${redirects.join(' → ')}`).toBeLessThanOrEqual(1);
          }
        }
      }
    }
    for (const character of all) {
      const { status, redirects } = await follow(
        local(`${appPaths.jobs}${write([['search', `a${character}b`]])}`),
      );
      expect({ status, redirects }, character).toEqual({ status: 200, redirects: [] });
    }
  });

  test('with any character in its path is a page, or one redirect to it', async () => {
    const some = others.filter((_, at) => at % 9 === 0);
    for (const character of [...ascii, ...some]) {
      for (const segment of [
        encodeURIComponent(character),
        `%${character.codePointAt(0)?.toString(16)}`,
        character,
      ]) {
        for (const path of ['/jobs/city/', '/']) {
          const asked = new URL(`http://a${local(path)}a${segment}`);
          const { redirects } = await follow(asked.pathname + asked.search);
          expect(redirects.length, `${asked.href} → ${redirects.join(' → ')}`).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});
