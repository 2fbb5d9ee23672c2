import type { Stage } from '#contract/jobs/stages.ts';
import { daysSince } from '#contract/dhaka-days.ts';
import type { AppliedJob, Letter, ShownLetter } from '#device/letters/letter.ts';
import { sortByDeadline } from '#device/saved-jobs/deadlines.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import type { TrackerTab } from './tracker-tabs.ts';

export const tabOf: Readonly<Record<Stage, TrackerTab>> = {
  saved: 'saved',
  written: 'writing',
  sent: 'sent',
  interview: 'interview',
  offer: 'result',
  rejected: 'result',
  noAnswer: 'result',
};

/** The next stage in one tap; null where the user has to choose the result. */
export const nextStage: Readonly<Record<Stage, Stage | null>> = {
  saved: 'sent',
  written: 'sent',
  sent: 'interview',
  interview: null,
  offer: null,
  rejected: null,
  noAnswer: null,
};

/** True until the application is sent: the deadline no longer matters then. */
export const isBeforeSending = (stage: Stage): boolean => nextStage[stage] === 'sent';

const stageOfTab: Readonly<Record<TrackerTab, Stage | null>> = {
  saved: 'saved',
  writing: 'written',
  sent: 'sent',
  interview: 'interview',
  result: null,
};

/** The stage of a job moved to a column: 'choose' where the user must choose the result, null without a change. */
export function toMove({ saved, stage }: Tracked, tab: TrackerTab): Stage | 'choose' | null {
  if (saved === undefined || tabOf[stage] === tab) return null;
  return stageOfTab[tab] ?? 'choose';
}

/** Days until the first follow-up of an unanswered application, and until the next one. */
const FOLLOW_UP_DAYS = 7;

/** How long ago the application was sent, and whether to follow up; null unless it is waiting for an answer. */
export function toWaiting({ saved, stage }: Tracked, now: number): { days: number; isDue: boolean } | null {
  if (saved === undefined || stage !== 'sent' || saved.stageAt === 0) return null;
  const { stageAt, followUpAt } = saved;
  const isDue = daysSince(Math.max(stageAt, followUpAt), now) >= FOLLOW_UP_DAYS;
  return { days: daysSince(stageAt, now), isDue };
}

/** A saved job, or one with an unsent letter. */
export interface Tracked {
  applied: AppliedJob;
  stage: Stage;
  saved: SavedJob | undefined;
  /** Unsent. */
  letter: Letter | undefined;
}

const isUnsent = (letter: Letter | undefined): letter is Letter =>
  letter !== undefined && letter.step !== 'sent';

/** An unsent letter sets the stage `written`, unless the user has moved the job back since. */
function stageOf({ stage, stageAt, savedAt }: SavedJob, letter: Letter | undefined): Stage {
  if (stage !== 'saved' || letter === undefined) return stage;
  const isMovedBack = stageAt > savedAt && stageAt >= letter.changedAt;
  return isMovedBack ? 'saved' : 'written';
}

function fromSaved(saved: SavedJob, written: Letter | undefined): Tracked {
  const { job, company } = saved;
  const letter = isUnsent(written) ? written : undefined;
  const applied = {
    jobId: job._id,
    title: job.title,
    companyName: company?.name || job.company.name,
    job,
    company,
  };
  return { applied, stage: stageOf(saved, letter), saved, letter };
}

/** All tracked jobs: those with an unsent letter that are not saved, then the saved ones by deadline. */
export function listTracked(
  saved: ReadonlyMap<string, SavedJob>,
  letters: ReadonlyMap<string, ShownLetter>,
  now: number,
): Tracked[] {
  const loose = [...letters.values()]
    .map(({ letter }) => letter)
    .filter((letter) => isUnsent(letter) && !saved.has(letter.jobId))
    .toSorted((a, b) => b.stepAt - a.stepAt);
  return [
    ...loose.map((letter): Tracked => ({ applied: letter, stage: 'written', saved: undefined, letter })),
    ...sortByDeadline(saved.values(), now).map((one) => fromSaved(one, letters.get(one.job._id)?.letter)),
  ];
}
