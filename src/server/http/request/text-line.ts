import * as v from 'valibot';
import { isCleanLine, toCleanLine } from '#contract/clean-text.ts';

/** One line of text, trimmed, without what cannot be seen. Some clients send digits as a number. Messages begin with the field as people read it. */
const textLine = (label: string, max: number) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())], `${label} must be text.`),
    v.transform(String),
    v.check((text) => isCleanLine(text.trim()), `${label} holds characters that cannot be used.`),
    v.transform(toCleanLine),
    v.maxLength(max, `${label} must be at most ${max} characters.`),
  );

/** One line of text that must be there. Missing, null and blank alike are refused: "Street is required." */
export const requiredLine = (label: string, max: number) =>
  v.pipe(v.nullish(textLine(label, max), ''), v.nonEmpty(`${label} is required.`));

/** One line of text; '' when it is missing, null or blank. */
export const optionalLine = (label: string, max: number) => v.nullish(textLine(label, max), '');
