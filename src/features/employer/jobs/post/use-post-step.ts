import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { focusFirstError } from '#ui/form/use-fields.ts';
import { type PostName } from '../job-fields.ts';
import { postSteps, type PostStep } from './post-steps.ts';
import { stepOf } from '../post-rules.ts';

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
