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

/** Who may move an application from one state to another. An applicant withdraws until a decision was told. */
export const transitions = {
  new: {
    seen: 'employer',
    shortlisted: 'employer',
    interview: 'employer',
    offered: 'employer',
    notSelected: 'employer',
    withdrawn: 'applicant',
  },
  seen: {
    shortlisted: 'employer',
    interview: 'employer',
    offered: 'employer',
    notSelected: 'employer',
    withdrawn: 'applicant',
  },
  shortlisted: {
    seen: 'employer',
    interview: 'employer',
    offered: 'employer',
    notSelected: 'employer',
    withdrawn: 'applicant',
  },
  interview: {
    seen: 'employer',
    shortlisted: 'employer',
    offered: 'employer',
    notSelected: 'employer',
    withdrawn: 'applicant',
  },
  /** Decided. Withdrawn only while the applicant has not been told. */
  offered: {
    seen: 'employer',
    shortlisted: 'employer',
    interview: 'employer',
    notSelected: 'employer',
    withdrawn: 'applicant',
  },
  notSelected: { seen: 'employer', withdrawn: 'applicant' },
  /** Only by a new application of the same person, with a new key. */
  withdrawn: { new: 'applicant' },
} as const satisfies Record<ApplicationState, Partial<Record<ApplicationState, Mover>>>;

type Transitions = typeof transitions;

/** The states that follow one: what is missing here does not compile. */
export type NextState<From extends ApplicationState, By extends Mover = Mover> = {
  [To in keyof Transitions[From]]: Transitions[From][To] extends By ? To : never;
}[keyof Transitions[From]];

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
  const next: Partial<Record<ApplicationState, Mover>> = transitions[move.from];
  return next[move.to] === move.by;
}

/** True while the applicant may withdraw. @param told what the applicant was told: a decision that was not told never shows */
export const canWithdraw = (told: ApplicationState): boolean =>
  told !== 'offered' && told !== 'notSelected' && canMove({ from: told, to: 'withdrawn', by: 'applicant' });

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
