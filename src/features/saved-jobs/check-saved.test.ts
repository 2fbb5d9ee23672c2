import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { makeCompany, makeSavedJob, storedImage } from '../../../tests/support/make.ts';
import { lacksLogo, listDue, type Moment } from './check-saved.ts';

const now = Date.parse('2026-11-20T06:00:00Z');

const createSaved = (id: string, age: number, changes: Parameters<typeof makeSavedJob>[0] = {}): SavedJob =>
  makeSavedJob({
    job: { _id: id, title: id, company: 'c', applicationDeadline: '2026-12-01', status: 'active' },
    company: makeCompany(),
    checkedAt: now - age,
    ...changes,
  });

const dueOf = (saved: SavedJob[], moment: Partial<Moment> = {}) =>
  listDue(saved, { now, isSaving: false, place: 'list', ...moment }).map(({ job }) => job._id);

test('open jobs are asked about every ten minutes, under the data saver every six hours', () => {
  const saved = [
    createSaved('new', 9 * MINUTE_MS),
    createSaved('old', 11 * MINUTE_MS),
    createSaved('day', DAY_MS),
  ];
  expect(dueOf(saved)).toEqual(['day', 'old']);
  expect(dueOf(saved, { isSaving: true })).toEqual(['day']);
});

test('closed and removed ones once a day', () => {
  const closed = (id: string, age: number) =>
    createSaved(id, age, { job: { _id: id, title: id, applicationDeadline: '2026-01-01' } });
  const removed = createSaved('removed', 23 * HOUR_MS, { latest: { kind: 'removed', at: 1 } });
  expect(dueOf([closed('closed', 23 * HOUR_MS), removed, closed('long', 25 * HOUR_MS)])).toEqual(['long']);
});

test('what still lacks something after a minute', () => {
  const lacking = { company: null };
  const saved = [createSaved('lacking', 2 * MINUTE_MS, lacking), createSaved('just now', 1, lacking)];
  expect(dueOf([...saved, createSaved('short', now, { isFull: false, checkedAt: 0 })])).toEqual([
    'short',
    'lacking',
  ]);
});

test('a check in the future, of a clock that was set back, holds nothing up', () => {
  expect(dueOf([createSaved('ahead', -DAY_MS)])).toEqual(['ahead']);
});

test('while the reader looks at something else, every hour, ten at once', () => {
  const saved = [createSaved('checked', 59 * MINUTE_MS), createSaved('due', 61 * MINUTE_MS)];
  expect(dueOf(saved, { place: 'elsewhere' })).toEqual(['due']);
  const many = Array.from({ length: 12 }, (_, index) => createSaved(`${index}`, DAY_MS + index));
  expect(dueOf(many, { place: 'elsewhere' })).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
});

const withLogo = (logo: string) => ({ company: makeCompany({ logo }) });

test('a picture is lacking while it is not here, or is of another path, and the company has one', () => {
  const image = storedImage;
  expect(lacksLogo(createSaved('none', 0))).toBe(false);
  expect(lacksLogo(createSaved('away', 0, withLogo('/a.webp')))).toBe(true);
  expect(
    lacksLogo(createSaved('here', 0, { ...withLogo('/a.webp'), logo: { path: '/a.webp', image } })),
  ).toBe(false);
  expect(lacksLogo(createSaved('old', 0, { ...withLogo('/b.webp'), logo: { path: '/a.webp', image } }))).toBe(
    true,
  );
});

test('forty at once, the longest unchecked first', () => {
  const many = Array.from({ length: 50 }, (_, index) => createSaved(`${index}`, HOUR_MS + index));
  const due = dueOf(many);
  expect(due).toHaveLength(40);
  expect(due[0]).toBe('49');
});
