import { useFirstFocus } from './step-fields.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { subscriptionMessages } from '../messages.ts';
import { steps, type Step } from '../machine/step.ts';

interface SendButtonProps {
  text: string;
  busyText: string;
  isBusy: boolean;
  isDisabled: boolean;
}

/** The primary button of a step, which keeps the focus while busy. */
export function SendButton({ text, busyText, isBusy, isDisabled }: SendButtonProps) {
  return (
    <button
      type="submit"
      className="btn w-full btn-primary text-base"
      disabled={isDisabled && !isBusy}
      aria-disabled={isBusy}
    >
      {isBusy ? busyText : text}
    </button>
  );
}

interface StepHeadingProps {
  children: string;
  /** False where a field has the focus. */
  hasFocus: boolean;
}

/** The heading of a step. */
export function StepHeading({ children, hasFocus }: StepHeadingProps) {
  const heading = useFirstFocus<HTMLHeadingElement>(hasFocus);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
      {children}
    </h3>
  );
}

const looks = {
  done: 'bg-primary text-primary-content',
  now: 'bg-primary text-primary-content',
  later: 'border border-control text-muted',
} as const;

/** The progress through the steps (§2). */
export function Progress({ step }: { step: Step }) {
  const texts = useMessages(subscriptionMessages);
  const current = steps.indexOf(step);
  return (
    <ol aria-label={texts.progress} className="grid grid-cols-3 gap-2 text-center text-sm">
      {steps.map((name, index) => {
        const isDone = index < current || step === 'success';
        const look = isDone ? 'done' : index === current ? 'now' : 'later';
        return (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={index === current ? 'font-semibold' : 'text-muted'}
          >
            <span
              className={`mx-auto mb-1 grid size-8 place-items-center rounded-full font-bold ${looks[look]}`}
            >
              {isDone ? <Icon name="check" className="size-4" /> : index + 1}
            </span>
            {texts.steps[name]}
          </li>
        );
      })}
    </ol>
  );
}

interface TextButtonProps {
  children: string;
  isBusy?: boolean;
  onClick: () => void;
}

/** A button styled as a link. */
export function TextButton({ children, isBusy = false, onClick }: TextButtonProps) {
  return (
    <button
      type="button"
      className="link inline-flex min-h-11 cursor-pointer items-center font-medium text-primary"
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
