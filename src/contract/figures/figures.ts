import * as v from 'valibot';
import { problem } from '../field-problem.ts';
import { LooseId } from '../fields.ts';
import { figureKinds } from './figure-days.ts';

export const MOST_EVENTS = 100;

const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, problem('notDay')));

/** Something a reader did with a job. The key is random, of this event alone: sent again, it counts once. */
const FigureEvent = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, problem('notKey'))),
  job: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, problem('notId'))),
  kind: v.picklist(figureKinds),
  /** In Bangladesh. */
  day: Day,
});

/** Body of `POST /job-figures` (extension). */
export const FigureBatch = v.object({
  events: v.pipe(v.array(FigureEvent), v.minLength(1), v.maxLength(MOST_EVENTS)),
});
export type FigureBatch = v.InferOutput<typeof FigureBatch>;

const counts = { view: v.number(), save: v.number(), apply: v.number(), share: v.number() };
const Counts = v.object(counts);
export type FigureCounts = v.InferOutput<typeof Counts>;
export const noCounts: FigureCounts = { view: 0, save: 0, apply: 0, share: 0 };

/** `data` of `GET /jobs/{id}/figures`: every day, the latest last. */
export const JobFiguresData = v.object({
  total: Counts,
  days: v.array(v.object({ day: Day, ...counts })),
});
export type JobFiguresData = v.InferOutput<typeof JobFiguresData>;

/** `data` of `GET /job-figures`: the own jobs of which something was counted in those days. */
export const OwnFiguresData = v.object({ jobs: v.array(v.object({ _id: LooseId, ...counts })) });
export type OwnFiguresData = v.InferOutput<typeof OwnFiguresData>;
