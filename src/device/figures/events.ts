import type { FigureKind } from '#contract/figures/figure-days.ts';

export interface JobEvent {
  kind: FigureKind;
  jobId: string;
}

type Listener = (event: JobEvent) => void;

/** Until counting has loaded. */
const early: JobEvent[] = [];
let listener: Listener = (event) => void early.push(event);

/** Notes that the reader did something with a job; it is counted by the day, without who it was. */
export const noteJobEvent = (event: JobEvent): void => listener(event);

/** Follows all events, earlier ones too. */
export function followJobEvents(next: Listener): void {
  listener = next;
  for (const event of early.splice(0)) next(event);
}
