import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import {
  isInvitationDue,
  mayInviteAt,
  type InvitationFacts,
  afterVisit,
  readVisitDays,
} from './invitation-rules.ts';

const now = Date.UTC(2026, 10, 20);
const facts: InvitationFacts = {
  way: 'prompt',
  visitDays: 2,
  hasSavedJob: false,
  dismissedAt: null,
  now,
};

test('is due on the second day or with the first saved job', () => {
  expect(isInvitationDue(facts)).toBe(true);
  expect(isInvitationDue({ ...facts, visitDays: 1 })).toBe(false);
  expect(isInvitationDue({ ...facts, visitDays: 1, hasSavedJob: true })).toBe(true);
});

test.each(['installed', 'none', 'androidMenu', 'desktopMenu'] as const)('never where it is "%s"', (way) => {
  expect(isInvitationDue({ ...facts, way })).toBe(false);
});

test.each([
  ['/jobPage', null, true],
  ['/JOBPAGE', null, true],
  ['/savedJobs', null, true],
  ['/jobPage', '/jobPage', true],
  ['/jobDetailsPage', '/jobPage', false],
  ['/cvBuilder', null, false],
  ['/resetPassword', null, false],
  ['/postJobPage', null, false],
  ['/contactUs', null, false],
])('at %s, invited before at %s: %s', (pathname, shownAt, expected) => {
  expect(mayInviteAt(pathname, shownAt)).toBe(expected);
});

const after = (days: number) => ({ ...facts, dismissedAt: now - days * DAY_MS });

test('a "not now" counts for months, also after the clock was set back', () => {
  expect(isInvitationDue(after(1))).toBe(false);
  expect(isInvitationDue(after(180))).toBe(false);
  expect(isInvitationDue(after(183))).toBe(true);
  expect(isInvitationDue(after(-30))).toBe(false);
});

test('a day counts once, however often the app is opened on it', () => {
  const first = afterVisit(null, '2026-11-20');
  expect(readVisitDays(first)).toBe(1);
  expect(afterVisit(first, '2026-11-20')).toBe(first);
  const second = afterVisit(first, '2026-11-21');
  expect(readVisitDays(second)).toBe(2);
});

test.each(['', 'many', '{"days":3}', '-4 2026-11-20', '1e9 x'])(
  'malformed stored visits "%s" are reset',
  (kept) => {
    expect(readVisitDays(afterVisit(kept, '2026-11-20'))).toBe(1);
  },
);
