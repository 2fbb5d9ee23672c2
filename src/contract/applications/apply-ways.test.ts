import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { problem } from '../field-problem.ts';
import { applyLimits } from '../jobs/posting.ts';
import { applyWaysField, screeningField } from './apply-ways.ts';
import { findWay, toOpenWays } from './open-ways.ts';

const link = { kind: 'link', url: 'https://padma.example/jobs?id=7' };
const walkIn = {
  kind: 'walkIn',
  from: '2026-12-01',
  to: '2026-12-03',
  hours: '10:00 AM - 4:00 PM',
  place: 'Gate 2, Ashulia',
  bring: 'NID\nTwo photos',
};
const call = { kind: 'call', phone: '01712-345678', whatsApp: true };
const ways = [call, { kind: 'email' }, link, walkIn, { kind: 'inbox' }];

const question = {
  id: 'q1',
  kind: 'choice',
  text: 'Which shift?',
  choices: ['Day', 'Night'],
  isRequired: true,
};

/** What the request is refused for, with the path. */
function findProblems(schema: v.GenericSchema, input: unknown): [string | null, string][] {
  const { issues = [] } = v.safeParse(schema, input);
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('ways to apply, as written', () => {
  it('stay in the order of the employer', () => {
    expect(v.parse(applyWaysField.request, ways)).toEqual(ways);
  });

  it('may be left out', () => {
    expect(v.parse(applyWaysField.request, undefined)).toBeUndefined();
    expect(v.parse(applyWaysField.request, [])).toEqual([]);
  });

  it('get what may be missing, and lose what surrounds them', () => {
    const { bring: _bring, ...bare } = walkIn;
    const sent = [
      { ...bare, place: ' Gate 2\u200B ' },
      { kind: 'call', phone: '01712345678', note: 'x' },
    ];
    expect(v.parse(applyWaysField.request, sent)).toEqual([
      { ...walkIn, place: 'Gate 2', bring: '' },
      { kind: 'call', phone: '01712345678', whatsApp: false },
    ]);
  });

  it.each([
    [{ ...link, url: 'javascript:alert(1)' }, 'url', problem('notLink')],
    [{ ...link, url: 'ftp://padma.example' }, 'url', problem('notLink')],
    [{ ...link, url: 'https://kaj.example@padma.example' }, 'url', problem('brokenLink')],
    [{ ...link, url: 'https://padma.example/a b' }, 'url', problem('brokenLink')],
    [{ ...link, url: 'https://padma.example⁄x.evil.example' }, 'url', problem('brokenLink')],
    [{ ...link, url: 'https://pаdma.example' }, 'url', problem('mixedAlphabets')],
    [{ ...link, url: ' ' }, 'url', problem('required')],
    [{ ...walkIn, from: '2026-02-30' }, 'from', problem('notDay')],
    [{ ...walkIn, from: 'Sunday' }, 'from', problem('notDay')],
    [{ ...walkIn, to: '2026-11-30' }, 'to', problem('beforeFirstDay')],
    [{ ...walkIn, place: '\u200B' }, 'place', problem('required')],
    [{ ...walkIn, bring: 'N\u0000ID' }, 'bring', problem('unusable')],
    [{ ...call, phone: '999' }, 'phone', problem('notPhone')],
  ] as const)('are refused on the field: %j', (way, field, message) => {
    expect(findProblems(applyWaysField.request, [way])).toContainEqual([`0.${field}`, message]);
  });

  it('are refused when a kind is unknown or comes twice', () => {
    expect(v.is(applyWaysField.request, [{ kind: 'fax' }])).toBe(false);
    expect(findProblems(applyWaysField.request, [link, link])).toEqual([[null, problem('repeated')]]);
  });
});

describe('ways to apply, as read', () => {
  it('are those that can be understood, each kind once', () => {
    const sent = [
      { kind: 'fax' },
      null,
      { ...link, url: 'javascript:alert(1)' },
      call,
      { ...call, phone: '+442079460000' },
    ];
    expect(v.parse(applyWaysField.answer, sent)).toEqual([call]);
    for (const odd of [null, 'email', 7, {}]) expect(v.parse(applyWaysField.answer, odd)).toEqual([]);
  });

  it('mean e-mail where there is none that can be used', () => {
    expect(toOpenWays([])).toEqual([{ kind: 'email' }]);
    expect(toOpenWays(v.parse(applyWaysField.answer, ways)).map(({ kind }) => kind)).toEqual([
      'call',
      'email',
      'link',
      'walkIn',
      'inbox',
    ]);
  });

  it('are found by their kind', () => {
    const read = v.parse(applyWaysField.answer, ways);
    expect(findWay(read, 'link')?.url).toBe(link.url);
    expect(findWay([], 'link')).toBeUndefined();
  });
});

describe('screening questions', () => {
  it('have choices where one chooses, and nowhere else', () => {
    const number = { ...question, id: 'q2', kind: 'number', text: 'Years of experience?' };
    expect(v.parse(screeningField.request, [question, number])).toEqual([
      question,
      { ...number, choices: [] },
    ]);
  });

  it.each([
    [{ ...question, choices: ['Day'] }, 'choices', problem('fewChoices')],
    [{ ...question, choices: ['Day', 'Day'] }, 'choices', problem('repeated')],
    [{ ...question, text: '' }, 'text', problem('required')],
    [{ ...question, id: 'q 1' }, 'id', problem('notId')],
  ] as const)('are refused on the field: %j', (one, field, message) => {
    expect(findProblems(screeningField.request, [one])).toContainEqual([`0.${field}`, message]);
  });

  it('are five at most, each with an id of its own', () => {
    const many = Array.from({ length: applyLimits.questions + 1 }, (_, at) => ({
      ...question,
      id: `q${at}`,
    }));
    expect(v.is(screeningField.request, many)).toBe(false);
    expect(v.is(screeningField.request, many.slice(1))).toBe(true);
    expect(findProblems(screeningField.request, [question, question])).toEqual([[null, problem('repeated')]]);
    expect(v.parse(screeningField.answer, [...many, null])).toHaveLength(applyLimits.questions);
  });
});
