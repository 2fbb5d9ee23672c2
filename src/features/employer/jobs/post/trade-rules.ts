import type { trades } from './trades.ts';
import type { PostName, PostValues } from '../job-fields.ts';

export type Trade = keyof typeof trades;
type Trades = typeof trades;

/** The fields that a trade fills in, in the order of the form. */
export const tradeNames = [
  'helper',
  'operator',
  'sales',
  'driver',
  'guard',
  'teacher',
] as const satisfies Trade[];

/** The values that a trade's text replaces. */
const written = [
  'description',
  'responsibilities',
  'qualifications',
  'requiredSkills',
  'niceToHaveSkills',
  'benefits',
] as const satisfies PostName[];

/** Values that nearly all of these jobs have; only filled in where nothing is chosen. */
const usual = { jobType: 'on-site', workMode: 'full-time' } as const satisfies Partial<PostValues>;

/** True where a trade's text would replace the user's own text; other trades' unedited texts do not count. */
export function isOwnText(values: PostValues, trades: Trades): boolean {
  const known = Object.values(trades);
  return written.some(
    (name) => values[name].trim() !== '' && known.every((text) => text[name] !== values[name]),
  );
}

/** The values with a trade's text, to be edited. */
export function fillTrade(values: PostValues, trade: Trade, trades: Trades): PostValues {
  const { title, ...texts } = trades[trade];
  const isKnownTitle = Object.values(trades).some((text) => text.title === values.title);
  return {
    ...values,
    ...texts,
    title: values.title.trim() === '' || isKnownTitle ? title : values.title,
    jobType: values.jobType || usual.jobType,
    workMode: values.workMode || usual.workMode,
  };
}
