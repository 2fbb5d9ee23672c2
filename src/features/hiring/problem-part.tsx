import { useRef } from 'react';
import type { InboxApplication } from '#contract/applications/application.ts';
import type { ApplicationState } from '#contract/applications/states.ts';
import type { StoredMove } from '#device/inbox/decision.ts';
import { mayMove } from '#device/inbox/decision-rules.ts';
import { TwoVersions } from '#presenters/two-versions.tsx';
import { notSelectedTexts } from '#texts/contract/applications/reason-texts';
import { stateNames } from '#texts/contract/applications/state-names';
import { decisionMessages, openedMessages } from '#texts/features/hiring/messages';
import { StateLine } from '#ui/state-panel.tsx';

interface ProblemPartProps {
  problem: StoredMove;
  /** As the server has it; undefined while unknown. */
  theirs: InboxApplication | undefined;
  onUseMine: (theirs: InboxApplication) => void;
  onSettle: () => void;
}

const toText = (state: string, reason: StoredMove['reason']): string =>
  reason === undefined ? state : `${state}\n${openedMessages.reason(notSelectedTexts[reason])}`;

const toSeenText = (told: ApplicationState): string => (told === 'new' ? '' : stateNames[told]);

/** What a decision lets the applicant see; '' for nothing new. */
const toToldText = ({ to, isTold, toldAgain }: StoredMove): string =>
  isTold ? stateNames[to] : toldAgain === undefined ? '' : toSeenText(toldAgain);

/** A decision that was not done, as somebody else decided before: nothing is overwritten until the user chooses. */
export function ProblemPart({ problem, theirs, onUseMine, onSettle }: ProblemPartProps) {
  const texts = decisionMessages;
  const heading = useRef<HTMLHeadingElement>(null);
  const mine = stateNames[problem.to];
  if (problem.problem !== 'changed' || theirs === undefined || theirs.state === 'withdrawn') {
    return (
      <StateLine tone="notice">
        <span className="min-w-0 flex-1">
          {(problem.problem === 'refused' ? texts.refused : texts.gone)(mine)}
        </span>
        <button type="button" className="btn border-control bg-base-200 text-base" onClick={onSettle}>
          {texts.understood}
        </button>
      </StateLine>
    );
  }
  const { versions } = texts;
  const canUseMine = theirs.state === problem.to || mayMove(theirs.state, problem.to);
  return (
    <TwoVersions
      title={versions.title}
      texts={canUseMine ? versions : { ...versions, text: versions.cannot(mine) }}
      rows={[
        {
          label: versions.state,
          mine: toText(mine, problem.reason),
          theirs: toText(stateNames[theirs.state], theirs.reason),
        },
        { label: versions.told, mine: toToldText(problem), theirs: toSeenText(theirs.toldState) },
      ]}
      isBusy={false}
      headingRef={heading}
      onUseMine={canUseMine ? () => onUseMine(theirs) : undefined}
      onUseTheirs={onSettle}
    />
  );
}
