import * as v from 'valibot';
import { TypedLink, required, typedLine, typedText } from '../typed-line.ts';
import { isDay } from '../dhaka-days.ts';
import { problem } from '../field-problem.ts';
import { applyLimits } from '../jobs/posting.ts';
import { isPhoneNumber } from '../phone-number.ts';

/* How an employer wants applications to a job, and what it asks with them (extension; §7 knows e-mail alone). */

/** In the order of the forms. */
export const applyKinds = ['email', 'inbox', 'link', 'walkIn', 'call'] as const;
export type ApplyKind = (typeof applyKinds)[number];

const requiredLine = (maxChars: number) => v.pipe(typedLine(maxChars), required);
const Day = v.pipe(v.string(), v.check(isDay, problem('notDay')));

const Link = v.pipe(requiredLine(applyLimits.urlChars), TypedLink);

const WalkIn = v.pipe(
  v.object({
    kind: v.literal('walkIn'),
    /** Days in Bangladesh. */
    from: Day,
    to: Day,
    hours: requiredLine(applyLimits.hoursChars),
    place: requiredLine(applyLimits.placeChars),
    bring: v.nullish(typedText(applyLimits.bringChars), ''),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => to >= from, problem('beforeFirstDay')),
    ['to'],
  ),
);

export const ApplyWay = v.variant('kind', [
  v.object({ kind: v.literal('email') }),
  v.object({ kind: v.literal('inbox') }),
  v.object({ kind: v.literal('link'), url: Link }),
  WalkIn,
  v.object({
    kind: v.literal('call'),
    phone: v.pipe(requiredLine(applyLimits.phoneChars), v.check(isPhoneNumber, problem('notPhone'))),
    whatsApp: v.nullish(v.boolean(), false),
  }),
]);
export type ApplyWay = v.InferOutput<typeof ApplyWay>;

export const questionKinds = ['yesNo', 'number', 'choice', 'shortText'] as const;

const Choices = v.pipe(
  v.array(requiredLine(applyLimits.choiceChars)),
  v.maxLength(applyLimits.maxChoices),
  v.check((choices) => new Set(choices).size === choices.length, problem('repeated')),
);

export const ScreeningQuestion = v.pipe(
  v.object({
    /** Answers name their question by it, whatever its place or text becomes. */
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,24}$/, problem('notId'))),
    kind: v.picklist(questionKinds),
    text: requiredLine(applyLimits.questionChars),
    /** Of a choice alone. */
    choices: v.nullish(Choices, []),
    isRequired: v.nullish(v.boolean(), false),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['choices']],
      ({ kind, choices }) => kind !== 'choice' || choices.length >= applyLimits.minChoices,
      problem('fewChoices'),
    ),
    ['choices'],
  ),
  v.transform((question) => ({ ...question, choices: question.kind === 'choice' ? question.choices : [] })),
);
export type ScreeningQuestion = v.InferOutput<typeof ScreeningQuestion>;

/** Rows as servers send them: those that cannot be read, and repetitions, are left out. */
const readable = <S extends v.GenericSchema>(
  schema: S,
  toKey: (row: v.InferOutput<S>) => string,
  most: number,
) =>
  v.pipe(
    v.fallback(v.nullish(v.array(v.unknown()), []), []),
    v.transform((sent): v.InferOutput<S>[] => {
      const rows = new Map<string, v.InferOutput<S>>();
      for (const one of sent) {
        const read = v.safeParse(schema, one);
        if (read.success && !rows.has(toKey(read.output))) rows.set(toKey(read.output), read.output);
      }
      return [...rows.values()].slice(0, most);
    }),
  );

/** Left out, what is stored stays. */
const written = <S extends v.GenericSchema>(
  schema: S,
  toKey: (row: v.InferOutput<S>) => string,
  most: number,
) =>
  v.optional(
    v.pipe(
      v.array(schema),
      v.maxLength(most),
      v.check((rows) => new Set(rows.map(toKey)).size === rows.length, problem('repeated')),
    ),
  );

const kindOf = ({ kind }: ApplyWay): string => kind;
const idOf = ({ id }: ScreeningQuestion): string => id;

/** One of each kind at most, the employer's first choice first; none means e-mail. */
export const applyWaysField = {
  answer: readable(ApplyWay, kindOf, applyKinds.length),
  request: written(ApplyWay, kindOf, applyKinds.length),
};
/** Asked in the inbox alone. */
export const screeningField = {
  answer: readable(ScreeningQuestion, idOf, applyLimits.questions),
  request: written(ScreeningQuestion, idOf, applyLimits.questions),
};
