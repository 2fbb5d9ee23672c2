// @vitest-environment node

import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Job } from '#contract/jobs/job.ts';
import { HowToApply } from '#features/job-details/parts/how-to-apply.tsx';

const walkIn = { kind: 'walkIn', from: '2026-12-01', to: '2026-12-01', hours: '10 to 4', place: 'Gate 2' };
const applyWays = [
  { kind: 'email' },
  { kind: 'inbox' },
  { ...walkIn, bring: 'NID' },
  { kind: 'link', url: 'https://Jobs.Surma.example/7' },
  { kind: 'call', phone: '01712-345678', whatsApp: true },
];

const render = (given: object): string =>
  renderToStaticMarkup(<HowToApply job={v.parse(Job, { _id: 'j', title: 'Nurse', ...given })} />);
const read = (given: object): string[] =>
  [...render(given).matchAll(/<p[^>]*>(?:<a[^>]*>)?([^<]*)</g)].flatMap(([, line]) => line ?? []);

test('the ways that can be used are named in the employer’s order, with what one needs for each', () => {
  expect(read({ applyWays })).toEqual([
    'By email',
    'Here, with your CV',
    'This needs JavaScript: turn it on to apply.',
    'Walk in: 1 Dec 2026, 10 to 4',
    'Gate 2',
    'Bring: NID',
    'Online at jobs.surma.example',
    'Call or WhatsApp 01712-345678',
  ]);
});

test('a site and a number are links, also without scripts', () => {
  expect([...render({ applyWays }).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://Jobs.Surma.example/7',
    'tel:+8801712345678',
  ]);
});

test('a job that one can no longer apply for names none', () => {
  expect(read({ applyWays, status: 'closed' })).toEqual([]);
});
