import { describe, expect, it } from 'vitest';
import { codeLifeMs, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { isCodeAwaited, isCodeExpired, toStep } from './step.ts';
import { banglalink, noon, play, robi, stateOf, verifyAnswer, withCode } from './test-states.ts';

const applinkEnd = noon + codeLifeMs.applink;

describe('a code under way', () => {
  it('is awaited as long as it counts, whoever the visitor is', () => {
    const { memory } = withCode(banglalink);
    for (const isNewUser of [{}, { isNewUser: 'false' }]) {
      expect(isCodeAwaited({ ...memory, ...isNewUser }, noon)).toBe(true);
      expect(isCodeAwaited({ ...memory, ...isNewUser }, applinkEnd - 1)).toBe(true);
      expect(isCodeAwaited({ ...memory, ...isNewUser }, applinkEnd)).toBe(false);
    }
    expect(isCodeAwaited(withCode(robi).memory, applinkEnd)).toBe(true);
    expect(isCodeAwaited(withCode(robi).memory, noon + codeLifeMs.bd_robi)).toBe(false);
  });

  it('is not awaited where nobody knows when it was sent', () => {
    const { memory } = withCode(robi);
    expect(isCodeAwaited(memory, noon - 1)).toBe(false);
    const { 'kaj:otp-requested-at': _, ...undated } = memory;
    expect(isCodeAwaited(undated, noon)).toBe(false);
    expect(isCodeExpired(undated, noon)).toBe(false);
  });

  it('is left alone once the modal was closed, until it is opened again', () => {
    const closed = play(withCode(banglalink), { kind: 'closed' });
    expect(isCodeAwaited(closed.memory, noon)).toBe(false);
    expect(toStep(closed.memory)).toBe('otp');
    const opened = play(closed, { kind: 'opened', at: noon + MINUTE_MS });
    expect(toStep(opened.memory)).toBe('otp');
    expect(isCodeAwaited(opened.memory, noon + MINUTE_MS)).toBe(true);
  });

  it('that counts no longer makes room for the number, which stays', () => {
    const opened = play(withCode(banglalink), { kind: 'closed' }, { kind: 'opened', at: applinkEnd });
    expect(toStep(opened.memory)).toBe('info');
    expect(opened.memory.userPhone).toBe(`88${banglalink}`);
    expect(opened.memory).not.toHaveProperty('kaj:otp-dismissed');
  });

  it('that was verified is nothing to come back to', () => {
    const { memory } = play(
      withCode(robi),
      { kind: 'verify', otp: '12345' },
      { kind: 'verified', answer: verifyAnswer({ subscriberId: 's1' }), at: noon },
      { kind: 'closed' },
    );
    expect(isCodeAwaited(memory, noon + SECOND_MS)).toBe(false);
    expect(memory).not.toHaveProperty('kaj:otp-dismissed');
  });
});

it('closing and opening without a code write what §3 says, and no more', () => {
  expect(play(stateOf(), { kind: 'closed' }).memory).toEqual({ isNewUser: 'false' });
  expect(play(stateOf(), { kind: 'opened', at: noon }).memory).toEqual({});
});
