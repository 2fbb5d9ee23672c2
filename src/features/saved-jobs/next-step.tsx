import { savedMessages as texts } from './messages.ts';
import { SimilarJobs } from '#ui/links/similar-jobs.tsx';
import { nextStage, tabOf, type Tracked } from './tracker-rules.ts';
import { trackerTabs } from '#contract/jobs/stages.ts';
import type { TrackerActions } from './use-tracker-actions.ts';

/** The progress of an application as dots, hidden from screen readers. */
function Dots({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 46 6" width="46" height="6" fill="currentColor" aria-hidden="true" className="shrink-0">
      {trackerTabs.map((tab, index) => (
        <circle key={tab} cx={3 + index * 10} cy="3" r="3" opacity={index <= step ? 1 : 0.25} />
      ))}
    </svg>
  );
}

interface NextStepProps {
  tracked: Tracked;
  /** The job is closed for applications. */
  isOver: boolean;
  actions: TrackerActions;
  /** Shows the progress as dots. */
  hasDots: boolean;
  /** Opens the choice of a stage. */
  onChoose: () => void;
}

/** The next step in one tap: writing the letter, or the next stage. */
export function NextStep({ tracked, isOver, actions, hasDots, onChoose }: NextStepProps) {
  const { applied, letter, saved, stage, application } = tracked;
  if (application) {
    return (
      <button
        type="button"
        className={`btn my-1 me-auto text-base ${application.unsent ? 'btn-primary' : ''} ${hasDots ? '' : 'px-2'}`}
        aria-label={texts.named(texts.application, applied.title)}
        onClick={() => actions.apply(applied)}
      >
        {texts.application}
      </button>
    );
  }
  if (letter && isOver) {
    return (
      <button
        type="button"
        className="btn btn-sm me-auto text-base"
        aria-label={texts.named(texts.readLetter, applied.title)}
        onClick={() => actions.apply(applied)}
      >
        {texts.readLetter}
      </button>
    );
  }
  if (letter) {
    const isReady = letter.step === 'ready';
    const text = isReady ? texts.sendLetter : texts.continueLetter;
    return (
      <button
        type="button"
        className={`btn btn-sm me-auto text-base ${isReady ? 'btn-primary' : ''}`}
        aria-label={texts.named(text, applied.title)}
        onClick={() => (isReady ? actions.apply(applied) : actions.write(applied))}
      >
        {text}
      </button>
    );
  }
  if (saved === undefined) return null;
  if (isOver && stage === 'saved') {
    return <SimilarJobs job={applied.job} className="btn btn-ghost -ms-3 me-auto px-3 text-primary" />;
  }
  const next = nextStage[stage];
  const text = texts.advance[stage];
  return (
    <button
      type="button"
      className={`btn btn-ghost me-auto gap-3 text-primary ${hasDots ? '-ms-3 px-3' : '-ms-2 px-2'}`}
      aria-label={texts.named(text, applied.title)}
      onClick={() => (next ? void actions.setStage(saved, next) : onChoose())}
    >
      {hasDots && <Dots step={trackerTabs.indexOf(tabOf[stage])} />}
      <span>{text}</span>
    </button>
  );
}
