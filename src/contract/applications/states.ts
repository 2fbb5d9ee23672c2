import type { Stage } from '../jobs/stages.ts';

/** What becomes of an application: one table, which the database repeats as `application_transitions`. */

export const applicationStates = [
  'new',
  'seen',
  'shortlisted',
  'interview',
  'offered',
  'notSelected',
  'withdrawn',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

export type Mover = 'employer' | 'applicant';

interface StateRow {
  /** Whether an employer's inbox lists such applications. */
  isInInbox: boolean;
  /** The tab of the applicant's saved jobs. */
  tab: 'sent' | 'interview' | 'result';
  /** The stage of the applicant's saved job. */
  stage: Stage;
  /** The states that may follow, each with who may move an application there. */
  next: Partial<Record<ApplicationState, Mover>>;
}

/** One row for each state. An applicant withdraws until a decision was told. */
export const stateTable = {
  new: {
    isInInbox: true,
    tab: 'sent',
    stage: 'sent',
    next: {
      seen: 'employer',
      shortlisted: 'employer',
      interview: 'employer',
      offered: 'employer',
      notSelected: 'employer',
      withdrawn: 'applicant',
    },
  },
  seen: {
    isInInbox: true,
    tab: 'sent',
    stage: 'sent',
    next: {
      shortlisted: 'employer',
      interview: 'employer',
      offered: 'employer',
      notSelected: 'employer',
      withdrawn: 'applicant',
    },
  },
  shortlisted: {
    isInInbox: true,
    tab: 'sent',
    stage: 'sent',
    next: {
      seen: 'employer',
      interview: 'employer',
      offered: 'employer',
      notSelected: 'employer',
      withdrawn: 'applicant',
    },
  },
  interview: {
    isInInbox: true,
    tab: 'interview',
    stage: 'interview',
    next: {
      seen: 'employer',
      shortlisted: 'employer',
      offered: 'employer',
      notSelected: 'employer',
      withdrawn: 'applicant',
    },
  },
  /** Decided. Withdrawn only while the applicant has not been told. */
  offered: {
    isInInbox: true,
    tab: 'result',
    stage: 'offer',
    next: {
      seen: 'employer',
      shortlisted: 'employer',
      interview: 'employer',
      notSelected: 'employer',
      withdrawn: 'applicant',
    },
  },
  notSelected: {
    isInInbox: true,
    tab: 'result',
    stage: 'rejected',
    next: {
      seen: 'employer',
      withdrawn: 'applicant',
    },
  },
  /** Only by a new application of the same person, with a new key. */
  withdrawn: { isInInbox: false, tab: 'sent', stage: 'saved', next: { new: 'applicant' } },
} as const satisfies Record<ApplicationState, StateRow>;

type StateTable = typeof stateTable;

/** The states that follow one: what is missing here does not compile. */
export type NextState<From extends ApplicationState, By extends Mover = Mover> = {
  [To in keyof StateTable[From]['next']]: StateTable[From]['next'][To] extends By ? To : never;
}[keyof StateTable[From]['next']];

/** The states that an employer's inbox lists. */
export type InboxState = {
  [S in ApplicationState]: StateTable[S]['isInInbox'] extends true ? S : never;
}[ApplicationState];

export const isInboxState = (state: ApplicationState): state is InboxState => stateTable[state].isInInbox;

export const inboxStates: readonly InboxState[] = applicationStates.filter(isInboxState);

/** A row of the table. */
export type Move<By extends Mover = Mover> = {
  [From in ApplicationState]: { from: From; to: NextState<From, By>; by: By };
}[ApplicationState];

/** A move that the table has. */
export const toMove = <From extends ApplicationState, By extends Mover>(
  by: By,
  from: From,
  to: NextState<From, By>,
) => ({ by, from, to });

/** True for a move that the table has, of what a request asks for. */
export function canMove<By extends Mover>(move: {
  from: ApplicationState;
  to: ApplicationState;
  by: By;
}): move is Move<By> {
  const next: Partial<Record<ApplicationState, Mover>> = stateTable[move.from].next;
  return next[move.to] === move.by;
}

/** True once the employer has chosen or refused an applicant. */
export const isDecided = (state: ApplicationState): boolean => stateTable[state].tab === 'result';

/** True while the applicant may withdraw. @param told what the applicant was told: a decision that was not told never shows */
export const canWithdraw = (told: ApplicationState): boolean =>
  !isDecided(told) && canMove({ from: told, to: 'withdrawn', by: 'applicant' });

/** What an employer may tell somebody who is not selected, in the order of the form. */
export const notSelectedReasons = [
  'positionFilled',
  'moreExperience',
  'otherSkills',
  'qualification',
  'location',
  'pay',
  'notReached',
] as const;
export type NotSelectedReason = (typeof notSelectedReasons)[number];
