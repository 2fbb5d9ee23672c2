import * as v from 'valibot';
import { hasVisibleText, isCleanLine } from '#contract/clean-text.ts';

/** One line of text, trimmed. Some clients send digits as a number. Messages begin with the field as people read it. */
const textLine = (label: string, max: number) =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())], `${label} must be text.`),
    v.transform(String),
    v.trim(),
    v.maxLength(max, `${label} must be at most ${max} characters.`),
    v.check(isCleanLine, `${label} holds characters that cannot be used.`),
  );

/** One line of text that must be there. Missing, null and blank alike are refused: "Street is required." */
export const requiredLine = (label: string, max: number) =>
  v.pipe(v.nullish(textLine(label, max), ''), v.check(hasVisibleText, `${label} is required.`));

/** One line of text; '' when it is missing, null or blank. */
export const optionalLine = (label: string, max: number) => v.nullish(textLine(label, max), '');
