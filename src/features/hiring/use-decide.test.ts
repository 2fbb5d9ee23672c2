import { expect, test } from 'vitest';
import type { InboxApplication } from '#contract/applications/application.ts';
import { applicationStates, type ApplicationState } from '#contract/applications/states.ts';
import { makeInboxRow } from '../../../tests/support/make.ts';
import { mayMove, toDone, toMoveBack } from './use-decide.ts';

const row = (state: ApplicationState, changes: Partial<InboxApplication> = {}) =>
  makeInboxRow({ state, version: 4, ...changes });

/** The states on the way back from a move. */
function toWay(from: ApplicationState, to: ApplicationState): ApplicationState[] {
  const before = row(from);
  const way: ApplicationState[] = [];
  let back = toMoveBack({ before, now: row(to), isTold: false });
  while (back && way.length < 3) {
    way.push(back.to);
    back = toMoveBack({ before, now: row(back.to), isTold: false });
  }
  return way;
}

test('every way back exists in the table, and ends where the move began; what was new is then seen', () => {
  let ways = 0;
  for (const from of applicationStates) {
    for (const to of applicationStates.filter((state) => mayMove(from, state))) {
      const way = toWay(from, to);
      if (from === 'new' && to === 'seen') {
        expect(way).toEqual([]);
        continue;
      }
      ways += 1;
      expect(way.at(-1)).toBe(from === 'new' ? 'seen' : from);
      way.reduce<ApplicationState>((before, next) => {
        expect([before, next, mayMove(before, next)]).toEqual([before, next, true]);
        return next;
      }, to);
    }
  }
  expect(ways).toBe(21);
});

test('a move back has the version of the answer and the reason of before, and takes back what was told', () => {
  const before = row('notSelected', { reason: 'pay', version: 3 });
  const shared = { id: 'a', version: 4, isTold: false };
  const seen = row('seen', { toldState: 'seen' });
  expect(toMoveBack({ before, now: seen, isTold: true })).toEqual({
    ...shared,
    to: 'notSelected',
    reason: 'pay',
    isUntold: true,
  });
  // Over another state, and nothing was told.
  const over = toMoveBack({
    before: row('shortlisted'),
    now: row('notSelected', { reason: 'pay' }),
    isTold: false,
  });
  expect(over).toEqual({ ...shared, to: 'seen', isUntold: false });
});

test('only what the server has done can be undone', () => {
  const asked = ['a', 'b', 'c'].map((id) => ({ before: row('seen', { id }), isTold: true }));
  const now = row('offered', { id: 'b', version: 5 });
  const outcomes = [
    { id: 'a', outcome: 'changed', application: row('interview') },
    { id: 'b', outcome: 'done', application: now },
    { id: 'c', outcome: 'gone', application: null },
  ] as const;
  expect(toDone(asked, [...outcomes])).toEqual([{ ...asked[1], now }]);
});
