/**
 * What may import what, and how large the house may be.
 *
 * `tests/house.json` is the table of what each room holds at most, and of the names that two files declare. When a
 * room has become smaller, or a new row is meant to be seen in a change, write the table anew:
 *
 *     HOUSE=write npx vitest run --config tests/vitest.config.ts --project unit tests/boundaries.test.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needsPage } from '#build/client-config.ts';
import { compareHouses, type House, measureHouse, writeHouse } from './support/house.ts';
import { findCycles } from './support/import-cycles.ts';
import { findViolations, listImportedFiles, listImports } from './support/import-scan.ts';

const root = join(import.meta.dirname, '..');

const modules = ['src', 'sw'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file)),
);
const sources = modules.filter((file) => /\.tsx?$/.test(file));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const production = sources.filter((file) => !/\.test\.tsx?$/.test(file));

test('every folder imports only what it may', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((file) => findViolations(file, read(file)))).toEqual([]);
});

test('no files import each other, not as types or lazily either', () => {
  const graph = new Map(production.map((file) => [file, listImportedFiles(file, read(file))]));
  const cycles = findCycles(graph);
  expect(cycles.map((files) => `is in a cycle: ${files.join(' ')}`)).toEqual([]);
});

test('a cycle of files is found, whatever leads into it', () => {
  const files = { a: ['b'], b: ['c', 'e'], c: ['d'], d: ['b'], e: [], f: ['f'] };
  expect(findCycles(new Map(Object.entries(files)))).toEqual([['b', 'c', 'd'], ['f']]);
});

/** What a file loads in the worker at once. */
const listLoaded = (file: string): string[] =>
  listImportedFiles(
    file,
    read(file)
      .replaceAll(/^import type [\s\S]*?;$/gm, '')
      .replaceAll(/\bimport\(/g, ''),
  ).filter((loaded) => !needsPage.test(loaded));

test('what the worker loads uses nothing that only a page has', () => {
  const loaded = new Set(['sw/sw.ts']);
  for (const file of loaded) for (const next of listLoaded(file)) loaded.add(next);
  expect([...loaded]).toContain('src/api/applications/application-outbox.ts');
  const ofPage = /(?<![-'"./\w])(?:window|document|localStorage|sessionStorage)[.[]/;
  const used = [...loaded].filter((file) =>
    ofPage.test(read(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
  );
  expect(used).toEqual([]);
  // The worker's build rejects each `import()` (`src/build/client-config.ts`).
  expect([...loaded].filter((file) => /\bimport\(/.test(read(file)))).toEqual([]);
});

/** They measure how long something took on this device, or convert from its clock. */
const ownClock = [
  'src/api/job-copies.ts',
  'src/device/contact-message.ts',
  'src/device/cv.ts',
  'src/device/letter.ts',
  'src/features/contact/',
  'src/features/device-storage/',
  'src/features/install/invitation-rules.ts',
  'src/features/saved-jobs/check-saved.ts',
  'src/features/subscription/',
  'src/shell/menu/sign-out.ts',
];

test('screens and records use the server’s time, not the clock of the device', () => {
  const rooms = /^src\/(?:api|device|features|shell|ui)\//;
  const found = production.filter((file) => rooms.test(file) && read(file).includes('Date.now()'));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((file) => !ownClock.some((known) => file.startsWith(known)))).toEqual([]);
});

test('no page has numbers and dates made links by a phone, which React would find changed', () => {
  const pages = ['index.html', ...production]
    .filter((file) => !file.includes('/mail/'))
    .filter((file) => read(file).includes('name="viewport"'));
  expect(pages.length).toBeGreaterThanOrEqual(3);
  const off = '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"';
  expect(pages.filter((file) => !read(file).includes(off))).toEqual([]);
});

/** A folder that holds more is hard to read. */
const MOST_FILES = 40;

test(`no folder holds more than ${MOST_FILES} source files`, () => {
  const counts = new Map<string, number>();
  for (const folder of production.map((file) => dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const large = [...counts].filter(([, count]) => count > MOST_FILES);
  expect(large.map(([folder, count]) => `${folder} is in need of folders: ${count} files`)).toEqual([]);
});

const row = (files: number, lines: number, twins: string[] = []): House => ({
  rooms: { 'src/ui': [files, lines] },
  twins,
});

describe('the house', () => {
  const table = 'tests/house.json';
  const house = measureHouse(
    new Map(modules.filter((file) => !file.includes('.test.')).map((file) => [file, read(file)])),
  );

  test('no room outgrows its row, each row follows its room, and no other name is declared twice', () => {
    if (process.env.HOUSE === 'write') writeFileSync(join(root, table), writeHouse(house));
    expect(compareHouses(house, JSON.parse(read(table)) as House)).toEqual([]);
  });

  test.each([
    [row(20, 1000), row(20, 1000), []],
    [row(19, 950), row(20, 1000), []],
    [
      row(21, 1001),
      row(20, 1000),
      ['src/ui has 21 files, at most 20', 'src/ui has 1001 lines, at most 1000'],
    ],
    [row(20, 949), row(20, 1000), ['src/ui has 949 lines now: lower its row, 1000']],
    [row(20, 1000, ['a']), row(20, 1000, ['b']), ['a is declared twice', 'b is no longer declared twice']],
    [row(20, 1000), { rooms: {}, twins: [] }, ['src/ui has no row']],
    [{ rooms: {}, twins: [] }, row(20, 1000), ['src/ui is gone: remove its row']],
  ])('%j by %j', (now, before, found) => {
    expect(compareHouses(now, before)).toEqual(found);
  });

  test('a room is a top folder, a feature or a room of the server, and a name counts once in a file', () => {
    const found = measureHouse(
      new Map([
        ['src/features/a/x/one.ts', 'export const one = 1;\nexport type Two = 2;\n'],
        ['src/features/a/two.ts', 'export async function one() {}\n'],
        ['src/features/a/two.bn.ts', 'export const texts = {};\n'],
        ['src/features/a/two.en.ts', 'export const texts = {};\n'],
        ['src/server/main.ts', '\n'],
        ['src/routes/a.tsx', 'export const Route = 1;\n'],
        ['src/routes/b.tsx', 'export const Route = 1;\n'],
        ['src/routeTree.gen.ts', 'export const one = 1;\n'],
        ['sw/sw.ts', 'const one = 1;\n'],
      ]),
    );
    expect(found).toEqual({
      rooms: { 'src/features/a': [4, 5], 'src/routes': [2, 2], 'src/server': [1, 1], sw: [1, 1] },
      twins: ['one'],
    });
  });
});

/** A folder right in `src/server`, or a file beside them. */
const toRoom = (file: string): string => file.slice('src/server/'.length).replace(/\/.*$/, '');

/** What each room of the server imports of the others, by what holds the files. */
function listRoomImports(files: ReadonlyMap<string, readonly string[]>): [string, string][] {
  const found = [...files].flatMap(([file, imported]) =>
    imported
      .filter((other) => other.startsWith('src/server/') && toRoom(other) !== toRoom(file))
      .map((other) => `${toRoom(file)} ${toRoom(other)}`),
  );
  return [...new Set(found)].sort().map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return [from, to];
  });
}

const isBack = (imports: readonly [string, string][], [from, to]: [string, string]): boolean =>
  imports.some(([other, back]) => other === to && back === from);

/** What the server is about, each with its routes, its store and its rules. */
const nouns = [
  'jobs',
  'companies',
  'auth',
  'boards',
  'applications',
  'reports',
  'figures',
  'subscription',
  'alerts',
  'resume-templates',
];
/**
 * The floors of the server, lowest first. A room imports its own floor and lower ones; `src/server/README.md` says
 * what each is.
 */
const floors = [
  [
    'config.ts',
    'config',
    'log.ts',
    'ids.ts',
    'errors',
    'process.ts',
    'find-program.ts',
    'timing.ts',
    'ttl-cache.ts',
  ],
  ['db'],
  ['policies', 'limits', 'audit'],
  ['http', 'queue', 'mail', 'files', 'metrics'],
  ['app-context.ts'],
  nouns,
  ['pages', 'series-mails'],
  ['admin', 'api-docs', 'work.ts', 'sample', 'transfer', 'app.ts'],
  ['cli', 'main.ts'],
];

const floorOf = (room: string): number => floors.findIndex((rooms) => rooms.includes(room));

/** Rooms that import each other, each with its reason. To add one to a full list, break another. */
const MOST_PAIRS = 6;
const pairs: Readonly<Record<string, string>> = {
  'app-context.ts subscription':
    'what `app.ts` hands out includes the gateway to the operators, a type of a noun',
};

describe('the server', () => {
  const files = production.filter((file) => file.startsWith('src/server/'));
  const imports = listRoomImports(new Map(files.map((file) => [file, listImportedFiles(file, read(file))])));

  test('every room has its floor', () => {
    expect([...new Set(files.map(toRoom))].sort()).toEqual(floors.flat().sort());
  });

  test('no room imports a higher floor', () => {
    const upward = imports.filter(([from, to]) => floorOf(to) > floorOf(from));
    const unexplained = upward.filter((pair) => !Object.hasOwn(pairs, pair.toSorted().join(' ')));
    expect(unexplained.map(([from, to]) => `${from} imports ${to}, which is above it`)).toEqual([]);
  });

  test(`at most ${MOST_PAIRS} pairs of rooms import each other, each with its reason`, () => {
    const mutual = imports.filter((pair) => pair[0] < pair[1] && isBack(imports, pair));
    expect(mutual.map((pair) => pair.join(' '))).toEqual(Object.keys(pairs).sort());
    expect(mutual.length).toBeLessThanOrEqual(MOST_PAIRS);
  });

  test('no noun imports the routes or the store of another', () => {
    const found = files.flatMap((file) =>
      listImportedFiles(file, read(file))
        .filter((other) => /(?:^|[/-])(?:routes|store)\.ts$/.test(other) && nouns.includes(toRoom(other)))
        .filter((other) => nouns.includes(toRoom(file)) && toRoom(other) !== toRoom(file))
        .map((other) => `${file} ${other}`),
    );
    // Alerts by SMS go to subscribers alone: who they are is the subscription's to say.
    const subscribers = ['deliver-sms', 'routes'].map(
      (name) => `src/server/alerts/${name}.ts src/server/subscription/store.ts`,
    );
    expect(found.sort()).toEqual(subscribers);
  });

  test('no two modules share a name, but routes and stores', () => {
    const names = new Map<string, string[]>();
    for (const file of files.filter((one) => !/\/(?:routes|store)\.ts$/.test(one))) {
      const name = file.replace(/^.*\//, '');
      names.set(name, [...(names.get(name) ?? []), file]);
    }
    expect([...names.values()].filter((found) => found.length > 1)).toEqual([]);
  });

  test('rooms that import each other are found, in files and folders of any depth', () => {
    const found = listRoomImports(
      new Map([
        ['src/server/a/x/one.ts', ['src/server/b/two.ts', 'src/server/a/three.ts', 'src/contract/text.ts']],
        ['src/server/b/two.ts', ['src/server/c.ts', 'src/server/a/three.ts']],
      ]),
    );
    expect(found).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      ['b', 'c.ts'],
    ]);
    expect(found.filter((pair) => isBack(found, pair))).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });
});

test('the scan sees every way to import, and no import in a comment or a query', () => {
  const source = `
    import { a, type B } from '#contract/a.ts';
    import
      * as c from "./c.ts";
    export { d } from './d.ts';
    import './e.css';
    const f = await import('./f.ts');
    // import './g.ts';
    /* export * from './h.ts' */
    const query = \`delete from "jobs" where id = 1\`;
  `;
  const found = ['#contract/a.ts', './c.ts', './d.ts', './e.css', './f.ts'];
  expect(listImports(source)).toEqual(found);
});

test.each([
  ['src/contract/jobs/job.ts', "import { z } from 'zod'"],
  ['src/contract/jobs/job.ts', "import type { Session } from '#platform/session/session.ts'"],
  ['src/contract/jobs/job.ts', "import { readFile } from 'node:fs/promises'"],
  ['src/platform/http/http.ts', "import { RetryButton } from '#ui/state/state-panel.tsx'"],
  ['src/ui/card.tsx', "import { jobsQuery } from '#api/jobs.ts'"],
  ['src/ui/card.ts', "import { useQuery } from '@tanstack/react-query'"],
  ['src/platform/http/http.ts', "import { jobsQuery } from '#api/jobs.ts'"],
  ['src/features/landing/screen.tsx', "import { JobScreen } from '#features/job-search/screen.tsx'"],
  ['src/features/landing/screen.tsx', "import { JobScreen } from '../job-search/screen.tsx'"],
  ['src/features/landing/screen.tsx', "const later = () => import('#shell/menu/header.tsx')"],
  ['src/features/landing/screen.tsx', "export { HomePage } from '#routes/index.tsx'"],
  ['src/features/landing/screen.tsx', "import { jobsQuery } from '../../api/jobs.ts'"],
  ['src/features/landing/screen.tsx', "import { Tile } from '#features/landing/tile.tsx'"],
  ['src/features/landing/screen.tsx', "import { Tile } from './tile'"],
  ['src/features/landing/screen.tsx', 'const tile = await import(name)'],
  ['src/features/landing/screen.tsx', "const tiles = import.meta.glob('./*.tsx')"],
  ['src/features/landing/screen.tsx', "import icon from '/icons/icon.svg'"],
  ['src/features/landing/screen.tsx', "import icon from '../../../public/icons/icon.svg'"],
  ['src/shell/menu/header.tsx', "import { HomePage } from '#routes/index.tsx'"],
  ['src/routes/index.tsx', "import type { App } from '#server/app.ts'"],
  ['src/main.tsx', "import '../sw/sw.ts'"],
  ['src/main.tsx', "import { Hono } from 'hono'"],
  ['src/server/app.ts', "import { useState } from 'react'"],
  ['src/server/app.ts', "import { session } from '#platform/session/session.ts'"],
  ['src/server/app.ts', "import { builders } from '../../tests/support/builders.ts'"],
  ['src/server/app.ts', "import { isBuilt } from '#build/stamp.ts'"],
  ['src/server/app.ts', "import { build } from 'vite'"],
  ['src/server/app.ts', "import { test } from 'vitest'"],
  ['src/platform/log.ts', "import { build } from 'vite'"],
  ['src/build/dev.ts', "import { startApp } from '../../tests/support/app-process.ts'"],
  ['src/features/landing/screen.tsx', "import { state } from './screen.test.tsx'"],
  ['sw/sw.ts', "import { Landing } from '#features/landing/landing.tsx'"],
  ['sw/sw.ts', "import { jobPaths } from '../src/contract/http/paths.ts'"],
  ['sw/sw.ts', "import { QueryClient } from '@tanstack/react-query'"],
])('%s may not contain: %s', (file, source) => {
  expect(findViolations(file, source)).toHaveLength(1);
});

test.each([
  ['src/contract/jobs/job.ts', "import * as v from 'valibot'"],
  ['src/contract/jobs/job.test.ts', "import { test } from 'vitest'"],
  ['src/contract/jobs/job.test.ts', "import { builders } from '../../../tests/support/builders.ts'"],
  ['src/features/a-new-one/screen.tsx', "import { Tile } from './parts/tile.tsx'"],
  ['src/features/a-new-one/parts/tile.tsx', "import type { Model } from '../model.ts'"],
  ['src/shell/menu/header.tsx', "import { SaveButton } from '#features/saved-jobs/save-button.tsx'"],
  ['src/routes/index.tsx', "import { Landing } from '#features/landing/landing.tsx'"],
  ['src/main.tsx', "import './styles.css'"],
  ['src/server/jobs/routes.ts', "import { createId } from '../ids.ts'"],
  ['sw/sw.ts', "import { paths } from '#contract/http/paths.ts'"],
])('%s may contain: %s', (file, source) => {
  expect(findViolations(file, source)).toEqual([]);
});
