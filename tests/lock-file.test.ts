import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const Entry = v.object({
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
  resolved: v.optional(v.string()),
});
const LockFile = v.object({ packages: v.record(v.string(), Entry) });

const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
const { packages } = v.parse(LockFile, JSON.parse(text));

/** The folders in which Node would look for a package that another one needs, nearest first. */
function placesOf(owner: string, name: string): string[] {
  const parts = owner.split('/node_modules/');
  const parents = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  const nested = parents.filter((parent) => parent !== '').map((parent) => `${parent}/node_modules/${name}`);
  return [...nested, `node_modules/${name}`];
}

test('every optional dependency has its own entry, so that a clean install finds it on every platform', () => {
  const missing = Object.entries(packages).flatMap(([owner, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(owner, name).some((place) => place in packages))
      .map((name) => `${owner} needs ${name}`),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('the lock file names no registry, so that each machine asks the one it is set to', () => {
  const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
  expect(addresses.filter((address) => /^https?:/.test(address))).toEqual([]);
});
