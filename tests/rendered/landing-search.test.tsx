import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Job } from '#contract/jobs/job.ts';
import { toMatchOptions } from '#features/landing/landing-search.tsx';

const job = v.parse(Job, { _id: 'j', title: 'Nurse' });

/** The text of the last option, which opens the list of all matches. */
function lastOption(total: number): string {
  const options = toMatchOptions({ text: 'nurse', jobs: [job], total });
  return renderToStaticMarkup(options.at(-1)?.content).replace(/<[^>]+>/g, '');
}

test('the way to all matches counts them as one speaks', () => {
  expect(lastOption(1200)).toBe('See all 1,200 matches');
  expect(lastOption(1)).toBe('See the match');
});
