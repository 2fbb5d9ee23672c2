import { expect, test } from 'vitest';
import * as v from 'valibot';
import { Job } from '#contract/job.ts';
import { createHomeDraw } from './home-jobs.ts';

const job = (id: number, requiredSkills = 'care') =>
  v.parse(Job, { _id: `job-${id}`, title: `Job ${id}`, company: 'c', category: 'k', requiredSkills });
const many = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => job(from + index));
const ids = (jobs: readonly Job[]) => jobs.map(({ _id }) => _id);

test('six and six, none twice', () => {
  const { featured, skilled } = createHomeDraw(7)(many(0, 40));
  expect(new Set([...ids(featured), ...ids(skilled)]).size).toBe(12);
});

test('the order depends on the seed, not on the answer', () => {
  const jobs = many(0, 40);
  expect(ids(createHomeDraw(7)(jobs.toReversed()).featured)).toEqual(ids(createHomeDraw(7)(jobs).featured));
  expect(ids(createHomeDraw(8)(jobs).featured)).not.toEqual(ids(createHomeDraw(7)(jobs).featured));
});

test('what was drawn stays when an answer brings more jobs', () => {
  const draw = createHomeDraw(7);
  const first = draw(many(0, 40));
  const later = draw([...many(40, 100), ...many(0, 40)]);
  expect(ids(later.featured)).toEqual(ids(first.featured));
  expect(ids(later.skilled)).toEqual(ids(first.skilled));
});

test('only the place of a job that is gone is filled anew', () => {
  const draw = createHomeDraw(7);
  const first = draw(many(0, 40));
  const gone = first.skilled[5];
  const later = draw(many(0, 40).filter(({ _id }) => _id !== gone?._id));
  expect(ids(later.featured)).toEqual(ids(first.featured));
  expect(ids(later.skilled).slice(0, 5)).toEqual(ids(first.skilled).slice(0, 5));
  expect(later.skilled).toHaveLength(6);
});

test('the second six name skills', () => {
  const jobs = [...many(0, 20), ...Array.from({ length: 20 }, (_, index) => job(100 + index, ''))];
  for (let seed = 0; seed < 20; seed += 1) {
    expect(createHomeDraw(seed)(jobs).skilled.every((job) => job.requiredSkills.length > 0)).toBe(true);
  }
});

test('with fewer than twelve both grids show the same six', () => {
  const { featured, skilled } = createHomeDraw(7)(many(0, 11));
  expect(featured).toHaveLength(6);
  expect(skilled).toEqual(featured);
});
