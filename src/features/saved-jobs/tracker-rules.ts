import { stages, type Stage, type TrackerTab } from '#contract/jobs/stages.ts';
import { daysSince } from '#contract/dhaka-days.ts';
import type { Receipt } from '#contract/applications/application.ts';
import { stateTable } from '#contract/applications/states.ts';
import { EARLIER_COUNTS, type KnownApplication } from '#device/application.ts';
import type { AppliedJob, Letter, ShownLetter } from '#device/letter.ts';
import { sortByDeadline } from '#device/saved-jobs/saved-job-rules.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';

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
export function toStageMove({ saved, stage }: Tracked, tab: TrackerTab): Stage | 'choose' | null {
  if (saved === undefined || tabOf[stage] === tab) return null;
  return stageOfTab[tab] ?? 'choose';
}

/** How many days ago the application was sent; null unless the job is in the stage `sent` since a known time. */
export function countDaysSinceSent({ saved, stage, application }: Tracked, now: number): number | null {
  // An application sent in the product shows its own state.
  if (application !== undefined) return null;
  if (saved === undefined || stage !== 'sent' || saved.stageAt === 0) return null;
  return daysSince(saved.stageAt, now);
}

/** A saved job, or one with an unsent letter or an application in the product. */
export interface Tracked {
  applied: AppliedJob;
  stage: Stage;
  saved: SavedJob | undefined;
  /** Unsent; undefined beside an application. */
  letter: Letter | undefined;
  /** Not withdrawn. */
  application: KnownApplication | undefined;
}

const isUnsent = (letter: Letter | undefined): letter is Letter =>
  letter !== undefined && letter.step !== 'sent';

/** An unsent letter sets the stage `written`, unless the user has moved the job back since. */
function stageOf({ stage, stageAt, savedAt }: SavedJob, letter: Letter | undefined): Stage {
  if (stage !== 'saved' || letter === undefined) return stage;
  const isMovedBack = stageAt > savedAt && stageAt >= letter.changedAt;
  return isMovedBack ? 'saved' : 'written';
}

/** What the employer told last; undefined while what is written here is all there is. */
function toTold({ unsent, receipt }: KnownApplication): Receipt | undefined {
  if (unsent === undefined) return receipt;
  if (unsent.problem !== EARLIER_COUNTS) return undefined;
  // The employer has the earlier one, whatever was written since.
  const earlier = receipt ?? unsent.receipt;
  return earlier?.state === 'withdrawn' ? undefined : earlier;
}

function stageOfApplication(application: KnownApplication): Stage {
  const told = toTold(application);
  return told ? stateTable[told.state].stage : 'written';
}

/** The stage of a saved job that was applied for: the employer's news, unless its user has moved it since, or further. */
function followApplication({ stage, stageAt, savedAt }: SavedJob, application: KnownApplication): Stage {
  const told = stageOfApplication(application);
  const toldAt = Date.parse(toTold(application)?.stateAt ?? '') || (application.unsent?.writtenAt ?? 0);
  const isMoved = stageAt > savedAt && stageAt >= toldAt;
  const isFurther = told === 'sent' && stages.indexOf(stage) > stages.indexOf(told);
  return isMoved || isFurther ? stage : told;
}

function fromSaved(
  saved: SavedJob,
  written: Letter | undefined,
  application: KnownApplication | undefined,
): Tracked {
  const { job, company } = saved;
  const letter = isUnsent(written) && !application ? written : undefined;
  const applied = {
    jobId: job._id,
    title: job.title,
    companyName: company?.name || job.company.name,
    job,
    company,
  };
  const stage = application ? followApplication(saved, application) : stageOf(saved, letter);
  return { applied, stage, saved, letter, application };
}

const fromApplication = (application: KnownApplication): Tracked => ({
  applied: {
    jobId: application.jobId,
    title: application.jobTitle,
    companyName: application.companyName,
    job: null,
    company: null,
  },
  stage: stageOfApplication(application),
  saved: undefined,
  letter: undefined,
  application,
});

interface TrackedBy {
  saved: ReadonlyMap<string, SavedJob>;
  letters: ReadonlyMap<string, ShownLetter>;
  applications: ReadonlyMap<string, KnownApplication>;
}

/** All tracked jobs: those with an unsent letter or an application that are not saved, then the saved ones by deadline. */
export function listTracked({ saved, letters, applications }: TrackedBy, now: number): Tracked[] {
  const applied = new Map(
    [...applications].filter(([, { unsent, receipt }]) => unsent || receipt?.state !== 'withdrawn'),
  );
  const loose = [...letters.values()]
    .map(({ letter }) => letter)
    .filter((letter) => isUnsent(letter) && !saved.has(letter.jobId) && !applied.has(letter.jobId))
    .toSorted((a, b) => b.stepAt - a.stepAt);
  const unsaved = [...applied.values()].filter(({ jobId }) => !saved.has(jobId));
  return [
    ...loose.map((letter): Tracked => ({
      applied: letter,
      stage: 'written',
      saved: undefined,
      letter,
      application: undefined,
    })),
    ...unsaved.map(fromApplication),
    ...sortByDeadline(saved.values(), now).map((one) =>
      fromSaved(one, letters.get(one.job._id)?.letter, applied.get(one.job._id)),
    ),
  ];
}
