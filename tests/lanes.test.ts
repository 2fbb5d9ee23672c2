import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lanesOf } from './support/lanes.ts';

const root = join(import.meta.dirname, '..');
const files = ['src', 'sw', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name)),
);

test('every file of tests is in a folder that a lane runs', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => lanesOf(file).length === 0)).toEqual([]);
});

test('a file of another folder, or of another kind, is in no lane', () => {
  for (const file of [
    'tests/more/a.test.ts',
    'tests/e2e/a.test.ts',
    'tests/a.spec.ts',
    'tests/api/new/a.test.ts',
  ])
    expect(lanesOf(file), file).toEqual([]);
  expect(lanesOf('tests/api/engines/a.test.ts')).toEqual(['main', 'rest']);
});

test('only tags that are known stand at tests of the browser', () => {
  const known = new Set(['@phone', '@desktop', '@languages', '@main', '@main-in-bangla']);
  const tags = files
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap(
      (file) =>
        readFileSync(join(root, file), 'utf8').match(/(?<=\btag(?: =|:).*|test\(['`][@a-z -]*)@[a-z-]+/g) ??
        [],
    );
  expect(tags.length).toBeGreaterThan(20);
  expect([...new Set(tags)].filter((tag) => !known.has(tag))).toEqual([]);
});
