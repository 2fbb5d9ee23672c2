import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Job } from '#contract/jobs/job.ts';
import { toJobCardView } from '#ui/card/job-card-view.ts';

const now = Date.parse('2026-11-25T06:00:00Z');
const placeOf = (location: object) => {
  const { shownPlace, homeCountry } = toJobCardView(v.parse(Job, { _id: 'j', title: 'Job', location }), now);
  return [shownPlace, homeCountry];
};

test('at home the country is not part of what is seen', () => {
  expect(placeOf({ city: 'Dhaka', country: 'Bangladesh' })).toEqual(['Dhaka', ', Bangladesh']);
  expect(placeOf({ city: 'Dhaka', country: ' bangladesh' })[0]).toBe('Dhaka');
  expect(placeOf({ city: 'Kolkata', country: 'India' })).toEqual(['Kolkata, India', '']);
  expect(placeOf({ country: 'Bangladesh' })).toEqual(['Bangladesh', '']);
  expect(placeOf({})).toEqual(['Location not given', '']);
});
