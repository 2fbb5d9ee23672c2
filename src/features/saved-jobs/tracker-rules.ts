import type { Stage } from '#contract/device/late-storage.ts';
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

/** An unsent letter is being written, unless the user has moved the job back since. */
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

/** Everything to follow: unsent letters for jobs that are not saved, then the saved jobs by deadline. */
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
