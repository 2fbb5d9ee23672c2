import { expect, test } from 'vitest';
import type { InboxApplication } from '#contract/applications/application.ts';
import { applicationStates, type ApplicationState } from '#contract/applications/states.ts';
import type { StoredDecision, StoredMove } from './decision.ts';
import {
  afterDone,
  countSeenAfterUndo,
  mayMove,
  toLeft,
  toMovesBack,
  toOwnMoves,
  withMoves,
} from './decision-rules.ts';

const row = (state: ApplicationState, changes: Partial<InboxApplication> = {}): InboxApplication => ({
  id: 'a',
  receipt: '7K3M-Q9XD',
  jobId: 'j',
  sentAt: '2026-11-26T08:05:00.000Z',
  state,
  stateAt: '2026-11-26T08:05:00.000Z',
  version: 4,
  toldState: 'new',
  name: 'Rina Akter',
  phone: '01712345678',
  email: 'rina@example.com',
  ...changes,
});

const move = (
  from: ApplicationState,
  to: ApplicationState,
  changes: Partial<StoredMove> = {},
): StoredMove => ({
  id: 'a',
  name: 'Rina Akter',
  to,
  isTold: false,
  madeOn: { state: from, toldState: 'new', version: 3 },
  ...changes,
});

const decision = (
  key: string,
  moves: StoredMove[],
  step: StoredDecision['step'] = 'waiting',
): StoredDecision => ({
  version: 1,
  key,
  owner: 'u1',
  jobId: 'j',
  moves,
  step,
});

test('moves that wait are shown in their order, whatever order they are read in; those of others are not', () => {
  const all = [
    decision('u1:2', [move('shortlisted', 'interview')]),
    { ...decision('u2:3', [move('interview', 'offered')]), owner: 'u2' },
    decision('u1:1', [move('seen', 'shortlisted', { isTold: true })]),
  ];
  const own = toOwnMoves(all, 'u1').get('a');
  expect(own?.waiting.map(({ to }) => to)).toEqual(['shortlisted', 'interview']);
  expect(withMoves(row('seen'), own)).toMatchObject({ state: 'interview', toldState: 'shortlisted' });
  expect(withMoves(row('seen'), undefined)).toEqual(row('seen'));
});

test('a reason is shown with the move that gave it alone', () => {
  const shown = withMoves(row('notSelected', { reason: 'pay' }), { waiting: [move('notSelected', 'seen')] });
  expect(shown.reason).toBeUndefined();
});

test('what was not done stays beside what waits, the last one in place of those before', () => {
  const problem = move('seen', 'offered', { problem: 'changed', theirs: row('interview') });
  const all = [
    decision('u1:1', [move('seen', 'shortlisted', { problem: 'changed' })], 'open'),
    decision('u1:2', [problem], 'open'),
  ];
  expect(toOwnMoves(all, 'u1').get('a')).toEqual({ waiting: [], problem });
});

const answer = (outcome: 'done' | 'changed' | 'refused' | 'gone', application: InboxApplication | null) => [
  { id: 'a', outcome, application },
];

test('a move is made again where only a note was written or it was read, else the user settles it', () => {
  const fromNew = move('new', 'shortlisted');
  expect(toLeft([fromNew], answer('done', row('shortlisted')))).toEqual({ again: [], problems: [] });
  const seen = row('seen');
  const { sentAt } = seen;
  const again = { ...fromNew, madeOn: { state: 'seen', toldState: 'new', version: 4, sentAt } };
  expect(toLeft([fromNew], answer('changed', seen)).again).toEqual([again]);
  // Withdrawn and sent again since: nobody has decided on this one.
  const before = { ...fromNew, madeOn: { ...fromNew.madeOn, sentAt: '2026-11-20T08:05:00.000Z' } };
  expect(toLeft([before], answer('changed', row('new'))).problems).toHaveLength(1);
  const decided = row('interview');
  expect(toLeft([fromNew], answer('changed', decided)).problems).toEqual([
    { ...fromNew, problem: 'changed', theirs: decided },
  ]);
  // To tell something is a decision too.
  expect(toLeft([fromNew], answer('changed', row('new', { toldState: 'seen' }))).problems).toHaveLength(1);
  expect(toLeft([fromNew], answer('gone', null)).problems).toMatchObject([{ problem: 'gone', theirs: null }]);
  expect(toLeft([fromNew], []).problems).toMatchObject([{ problem: 'gone' }]);
});

test('a later decision is then made on what an earlier one has done', () => {
  const later = decision('u1:2', [move('shortlisted', 'interview'), move('seen', 'offered', { id: 'b' })]);
  const { moves } = afterDone(later, new Map([['a', row('shortlisted', { version: 7 })]]));
  expect(moves.map(({ madeOn }) => madeOn.version)).toEqual([7, 3]);
});

test('every way back exists in the table, and ends where the move began; what was new is then seen', () => {
  let ways = 0;
  for (const from of applicationStates) {
    for (const to of applicationStates.filter((state) => mayMove(from, state))) {
      const way = toMovesBack([move(from, to)]).flatMap((moves) => moves.map((back) => back.to));
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

test('moves back tell nothing: the applicant sees again what was told before, with the reason', () => {
  const told = { state: 'notSelected', toldState: 'new', version: 3, reason: 'pay' } as const;
  const [[first] = [], [second] = []] = toMovesBack([
    move('notSelected', 'seen', { isTold: true, madeOn: told }),
  ]);
  expect(first).toMatchObject({ to: 'notSelected', reason: 'pay', isTold: false, toldAgain: 'new' });
  expect(first?.madeOn).toMatchObject({ state: 'seen', toldState: 'seen' });
  expect(second).toBeUndefined();
  const shown = withMoves(row('seen', { toldState: 'seen' }), { waiting: first ? [first] : [] });
  expect(shown).toMatchObject({ state: 'notSelected', toldState: 'new', reason: 'pay' });

  const [[over] = [], [last] = []] = toMovesBack([move('shortlisted', 'notSelected', { isTold: true })]);
  expect(over).toMatchObject({ to: 'seen', toldAgain: 'new', madeOn: { toldState: 'notSelected' } });
  expect(last).toMatchObject({
    to: 'shortlisted',
    isTold: false,
    madeOn: { state: 'seen', toldState: 'new' },
  });
  expect(last?.toldAgain).toBeUndefined();
  // Nothing was told, so nothing is taken back.
  expect(toMovesBack([move('seen', 'interview')])[0]?.[0]?.toldAgain).toBeUndefined();
});

test('what was new before moves that were sent stays seen after their undo', () => {
  const moves = [move('new', 'interview'), move('seen', 'interview'), move('new', 'interview', { id: 'b' })];
  const after = toMovesBack(moves).flat();
  expect(after.map(({ to }) => to)).toEqual(['seen', 'seen', 'seen']);
  expect(countSeenAfterUndo(moves)).toBe(2);
});
