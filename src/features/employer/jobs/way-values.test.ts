import { describe, expect, it } from 'vitest';
import type { ApplyWay } from '#contract/applications/apply-ways.ts';
import { jobEditorMessages } from './messages.ts';
import {
  checkWays,
  isAsked,
  toApplyWays,
  toKindsText,
  toWaysRequest,
  toWayValues,
  type WayValues,
} from './way-values.ts';

const now = Date.parse('2026-11-25T10:00:00Z');
const ways: ApplyWay[] = [
  { kind: 'call', phone: '01712-345678', whatsApp: true },
  { kind: 'link', url: 'https://padma.example/jobs' },
  { kind: 'walkIn', from: '2026-12-01', to: '2026-12-03', hours: '10 to 4', place: 'Gate 2', bring: 'NID' },
  { kind: 'email' },
];
const values = toWayValues({ applyWays: ways, screening: [] });
const empty = toWayValues({ applyWays: [], screening: [] });

const check = (changes: Partial<WayValues>, stored?: readonly ApplyWay[], deadline = '2026-12-20') => {
  const job = stored && { applyWays: stored, applicationDeadline: '2026-12-20T00:00:00.000Z' };
  return checkWays({ ...values, ...changes }, { now, deadline, ...(job && { stored: job }) });
};

describe('the ways to apply in a form', () => {
  it('are the same ways again, in their order', () => {
    expect(toApplyWays(values)).toEqual(ways);
    expect(values.applyWays).toBe('call,link,walkIn,email');
    expect(check({})).toEqual({});
  });

  it('are e-mail where a job names none, and where the last one is taken away', () => {
    expect(empty.applyWays).toBe('email');
    expect(toApplyWays(empty)).toEqual([]);
    expect(toKindsText('link', [])).toBe('email');
  });

  it('stay in the order in which they were chosen', () => {
    expect(toKindsText('link', ['link', 'email'])).toBe('link,email');
    expect(toKindsText('walkIn,link,email', ['email', 'walkIn'])).toBe('walkIn,email');
  });

  it('send one day that is given once as the first and the last', () => {
    const link = toApplyWays({ ...values, applyWays: 'link', linkUrl: ' www.padma.example/jobs ' });
    expect(link).toEqual([{ kind: 'link', url: 'https://www.padma.example/jobs' }]);
    const [walkIn] = toApplyWays({ ...values, applyWays: 'walkIn', walkInTo: '' });
    expect(walkIn).toMatchObject({ from: '2026-12-01', to: '2026-12-01' });
  });

  it('ask for their details alone', () => {
    expect(isAsked('linkUrl', values)).toBe(true);
    expect(isAsked('linkUrl', empty)).toBe(false);
    expect(check({ applyWays: 'email', linkUrl: 'nonsense', callPhone: '' })).toEqual({});
  });

  const texts = jobEditorMessages;
  const { problems } = texts;
  const { afterDeadline } = texts.ways;
  it.each<[Partial<WayValues>, Partial<WayValues>]>([
    [{ linkUrl: '' }, { linkUrl: 'Link is required' }],
    [{ linkUrl: 'padma' }, { linkUrl: problems.notLink() }],
    [{ linkUrl: 'javascript:alert(1)' }, { linkUrl: problems.notLink() }],
    [{ linkUrl: 'https://padma.example/a b' }, { linkUrl: problems.brokenLink() }],
    [{ linkUrl: 'https://pаdma.example' }, { linkUrl: problems.mixedAlphabets() }],
    [{ callPhone: '12' }, { callPhone: problems.notPhone() }],
    [{ walkInPlace: ' ' }, { walkInPlace: 'Place is required' }],
    [{ walkInPlace: 'x'.repeat(201) }, { walkInPlace: 'Place: use 200 characters or fewer' }],
    [{ walkInFrom: '', walkInTo: '' }, { walkInFrom: 'First day is required' }],
    [{ walkInTo: '2026-11-30' }, { walkInTo: problems.beforeFirstDay() }],
    [{ walkInFrom: '2026-11-01', walkInTo: '2026-11-24' }, { walkInTo: texts.deadlines.past }],
    [{ walkInFrom: '2026-11-24', walkInTo: '' }, { walkInFrom: texts.deadlines.past }],
    [{ walkInTo: '2026-12-21' }, { walkInTo: afterDeadline }],
    [{ walkInFrom: '2026-12-21', walkInTo: '' }, { walkInFrom: afterDeadline }],
  ])('say on the field what is wrong: %j', (changes, errors) => {
    expect(check(changes)).toEqual(errors);
  });

  it('bring the questions to applicants along with the inbox', () => {
    const question = {
      id: 'q',
      kind: 'yesNo' as const,
      text: 'Can you ride?',
      choices: [],
      isRequired: true,
    };
    const asked = toWayValues({ applyWays: [{ kind: 'inbox' }], screening: [question] });
    expect(toWaysRequest(asked)).toEqual({ applyWays: [{ kind: 'inbox' }], screening: [question] });
    expect(toWaysRequest({ ...asked, applyWays: 'email' })).toEqual({ applyWays: [] });
    const blank = toWayValues({ applyWays: [{ kind: 'inbox' }], screening: [{ ...question, text: '' }] });
    expect(checkWays(blank, { now, deadline: '' })).toEqual({ screening: texts.questions.checkAll });
    expect(checkWays({ ...blank, applyWays: 'email' }, { now, deadline: '' })).toEqual({});
  });

  it('of a job that is edited may have passed', () => {
    const past = { walkInFrom: '2026-11-01', walkInTo: '2026-11-02' };
    const stored = toApplyWays({ ...values, ...past });
    expect(check(past, stored)).toEqual({});
    expect(check({ ...past, walkInTo: '2026-11-03' }, stored)).toEqual({ walkInTo: texts.deadlines.past });
  });

  it('are not after the deadline, unless an edit leaves both as they are', () => {
    expect(check({}, undefined, '')).toEqual({});
    expect(check({}, ways, '2026-12-02')).toEqual({ walkInTo: afterDeadline });
    const late = { walkInTo: '2026-12-25' };
    expect(check(late, toApplyWays({ ...values, ...late }))).toEqual({});
    expect(check(late, toApplyWays({ ...values, ...late }), '2026-12-19')).toEqual({
      walkInTo: afterDeadline,
    });
  });
});
