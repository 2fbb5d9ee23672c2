import { Link } from '@tanstack/react-router';
import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { locale } from '#platform/i18n/locale.ts';
import { type FieldErrors, focusFirstError } from '#ui/form/use-fields.ts';
import { useBarHeight } from '#ui/use-bar-height.ts';
import { type PostName, postNames, type PostValues } from '../job-fields.ts';
import { jobEditorMessages as texts } from '../messages.ts';
import { stepOf, toPostLabel } from '../post-rules.ts';
import { type PostStep, postSteps } from './post-steps.ts';

interface StepListProps {
  step: PostStep;
  headingRef: Ref<HTMLHeadingElement>;
  onStep: (step: PostStep) => void;
}

/** The four steps; each can be opened at any time. On a phone the tap targets include the line above the bars. */
export function StepList({ step, headingRef, onStep }: StepListProps) {
  const at = postSteps.indexOf(step);
  const [number, total] = [at + 1, postSteps.length].map((count) => formatNumber(count, locale));
  return (
    <nav aria-label={texts.stepsLabel} className="relative">
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="pointer-events-none font-bold outline-none max-sm:absolute max-sm:inset-x-0 max-sm:top-0"
      >
        {texts.stepOf(number ?? '', total ?? '', texts.steps[step])}
      </h2>
      <ol className="grid grid-cols-4 gap-2">
        {postSteps.map((one, index) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === step ? 'step' : undefined}
              className="flex min-h-11 w-full cursor-pointer flex-col justify-end gap-1 pb-1 text-left text-sm font-medium text-muted sm:justify-center"
              onClick={() => onStep(one)}
            >
              <span
                className={`h-2 w-full rounded-full forced-color-adjust-none ${index <= at ? 'bg-primary' : 'bg-base-300'}`}
              />
              <span className="max-sm:sr-only">{texts.steps[one]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepBarProps {
  formId: string;
  step: PostStep;
  isLocked: boolean;
  isBusy: boolean;
  /** The step was opened from the review. */
  isRevision: boolean;
  /** True without a company, which must be added first. */
  isCompanyMissing: boolean;
  onBack: () => void;
  /** Why the last press did nothing. */
  note: ReactNode;
}

/** "Cancel", "Back", and "Next" or "Post Job", across the window and always in reach; in place of the dock. */
export function StepBar(props: StepBarProps) {
  const { formId, step, isLocked, isBusy, isRevision, isCompanyMissing, onBack, note } = props;
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  const toSubmitText = () => {
    if (step === 'review') return isBusy ? texts.posting : texts.post;
    return isRevision ? texts.backToReview : texts.nextStep;
  };
  return (
    <div
      ref={bar}
      data-job-bar=""
      className="sticky bottom-(--bar-end) z-20 border-t border-base-300 bg-base-100 pb-[env(safe-area-inset-bottom)] raised"
    >
      <div className="page py-3">
        <div className="max-h-[40dvh] overflow-y-auto">{note}</div>
        <div className="flex flex-wrap gap-2">
          <Link to={appPaths.home} className="btn btn-ghost px-2 text-base filters:mr-auto">
            {texts.cancel}
          </Link>
          {step !== 'job' && (
            <button type="button" disabled={isLocked} className="btn px-2 text-base" onClick={onBack}>
              {texts.back}
            </button>
          )}
          <button
            type="submit"
            form={formId}
            aria-disabled={isLocked}
            className={`btn flex-1 px-2 text-base aria-disabled:opacity-60 filters:min-w-40 filters:flex-none ${isCompanyMissing ? '' : 'btn-primary'}`}
          >
            {toSubmitText()}
          </button>
        </div>
      </div>
    </div>
  );
}

/** A part of the form that is visible in its step only; it stays mounted, so that no input is lost. */
export function StepPart({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div hidden={!isShown} className="grid grid-cols-1 gap-3 sm:gap-5">
      {children}
    </div>
  );
}

interface ErrorSummaryProps {
  errors: FieldErrors<PostName>;
  values: PostValues;
  onField: (name: PostName) => void;
}

/** The fields in error, each with a way to it. */
export function ErrorSummary({ errors, values, onField }: ErrorSummaryProps) {
  const wrong = postNames.filter((name) => errors[name] !== undefined);
  return (
    <div role="status" className="empty:hidden">
      {wrong.length > 0 && (
        <div className="rounded-lg border border-error/40 p-3">
          <p className="font-bold text-error">{texts.toCheck(wrong.length)}</p>
          <ul className="flex flex-wrap gap-x-4">
            {wrong.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="link inline-flex min-h-11 cursor-pointer items-center"
                  onClick={() => onField(name)}
                >
                  {toPostLabel(name, values, texts)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The form's step in the URL; each step is an entry of the browser's history. */
export interface StepAddress {
  /** Undefined without one in the URL. */
  step: PostStep | undefined;
  onStep: (step: PostStep, how?: { replace?: boolean; resetScroll?: boolean }) => void;
}

interface PostStepOptions extends StepAddress {
  /** The step of the draft. */
  resumed: PostStep | undefined;
  formRef: RefObject<HTMLFormElement | null>;
  onShown: () => void;
}

function focusNamed(form: HTMLFormElement | null, name: PostName): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** The current step of the form, and the navigation between steps. */
export function usePostStep({ step: asked, onStep, resumed, formRef, onShown }: PostStepOptions) {
  const step = asked ?? 'job';
  const heading = useRef<HTMLHeadingElement>(null);
  const trail = useRef<PostStep[]>([]);
  const shown = useRef(step);
  const target = useRef<PostName | null>(null);
  const [isRevision, setRevision] = useState(false);

  const resume = useEffectEvent(() => {
    if (asked === undefined && resumed !== undefined && resumed !== 'job') onStep(resumed, { replace: true });
  });
  useEffect(() => resume(), []);
  const arrive = useEffectEvent((at: PostStep) => {
    if (shown.current === at) return;
    shown.current = at;
    if (trail.current.at(-1) === at) trail.current.pop();
    onShown();
    if (target.current !== null) focusNamed(formRef.current, target.current);
    else if (!focusFirstError(formRef.current)) heading.current?.focus({ preventScroll: true });
    target.current = null;
  });
  useEffect(() => arrive(step), [step]);

  const goTo = (next: PostStep, resetScroll = true) => {
    if (next === 'review') setRevision(false);
    if (next === step) return;
    trail.current.push(step);
    onStep(next, { resetScroll });
  };
  return {
    step,
    heading,
    goTo,
    /** True in a step that was opened from the review. */
    isRevision,
    /** Opens a step from the review. */
    change: (next: PostStep, resetScroll = true) => {
      setRevision(true);
      goTo(next, resetScroll);
    },
    /** Opens a field from the review. */
    changeField: (name: PostName) => {
      if (stepOf(name) === step) return focusNamed(formRef.current, name);
      setRevision(true);
      target.current = name;
      goTo(stepOf(name), false);
    },
    endRevision: () => setRevision(false),
    goNext: () => goTo(isRevision ? 'review' : (postSteps[postSteps.indexOf(step) + 1] ?? step)),
    goBack: () => {
      const before = postSteps[postSteps.indexOf(step) - 1] ?? step;
      if (trail.current.at(-1) === before) history.back();
      else goTo(before);
    },
    goToField: (name: PostName) => {
      if (stepOf(name) === step) return focusNamed(formRef.current, name);
      target.current = name;
      goTo(stepOf(name), false);
    },
  };
}
