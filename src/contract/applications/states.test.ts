import { expect, expectTypeOf, test } from 'vitest';
import { applicationStates, canMove, canWithdraw, type Move, stateTable, toMove } from './states.ts';

const movers = ['employer', 'applicant'] as const;

test('a move is allowed exactly where the table has it', () => {
  let allowed = 0;
  for (const from of applicationStates) {
    for (const to of applicationStates) {
      for (const by of movers) {
        const row: Readonly<Record<string, string>> = stateTable[from].next;
        const isAllowed = canMove({ from, to, by });
        expect([from, to, by, isAllowed]).toEqual([from, to, by, row[to] === by]);
        if (isAllowed) allowed += 1;
      }
    }
  }
  expect(allowed).toBe(29);
});

test('an applicant withdraws until a decision was told', () => {
  expect(applicationStates.filter(canWithdraw)).toEqual(['new', 'seen', 'shortlisted', 'interview']);
});

test('a forbidden move does not compile', () => {
  expect(toMove('employer', 'new', 'seen')).toEqual({ by: 'employer', from: 'new', to: 'seen' });
  expectTypeOf(toMove('applicant', 'interview', 'withdrawn')).toExtend<Move>();
  expectTypeOf(toMove('employer', 'notSelected', 'seen')).toExtend<Move<'employer'>>();
  // @ts-expect-error Only the applicant withdraws.
  toMove('employer', 'new', 'withdrawn');
  // @ts-expect-error Only the employer decides.
  toMove('applicant', 'new', 'offered');
  // @ts-expect-error What is not selected is seen again first.
  toMove('employer', 'notSelected', 'offered');
  // @ts-expect-error A state does not follow itself.
  toMove('employer', 'seen', 'seen');
  // @ts-expect-error Nothing is new again, but after a withdrawal.
  toMove('employer', 'seen', 'new');
  // @ts-expect-error A withdrawn application is over for the employer.
  toMove('employer', 'withdrawn', 'seen');
});
