import { sandboxPaths } from '#contract/subscription/paths.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { useOnline } from '#platform/http/online.ts';
import { useFirstFocus } from './step-fields.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { subscriptionMessages } from '../messages.ts';
import { steps, type Step } from '../machine/memory.ts';

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
      className="btn min-h-12 w-full btn-primary text-base"
      disabled={isDisabled && !isBusy}
      aria-disabled={isBusy}
    >
      {isBusy ? busyText : text}
    </button>
  );
}

interface StepHeadingProps {
  children: string;
  /** False in steps that focus a field instead. */
  hasFocus: boolean;
}

/** The heading of a step, unobtrusive: the line below (`Lead`) is more specific. */
export function StepHeading({ children, hasFocus }: StepHeadingProps) {
  const heading = useFirstFocus<HTMLHeadingElement>(hasFocus);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-sm text-muted outline-none">
      {children}
    </h3>
  );
}

interface LeadProps {
  /** The last problem, if any. */
  trouble?: string | undefined;
  children: string;
}

/** The main line of a step: that the device is offline, else the last problem, else what the step is about. */
export function Lead({ trouble, children }: LeadProps) {
  const texts = subscriptionMessages;
  const isOnline = useOnline();
  const text = isOnline ? (trouble ?? children) : texts.offline;
  return (
    <p role={trouble === undefined ? 'status' : 'alert'} className="font-semibold">
      {text}
    </p>
  );
}

/** The progress through the steps (§2). */
export function Progress({ step }: { step: Step }) {
  const texts = subscriptionMessages;
  const current = steps.indexOf(step);
  return (
    <ol aria-label={texts.progress} className="grid grid-cols-3 gap-2 text-sm">
      {steps.map((name, index) => {
        const isDone = index < current || step === 'success';
        const isReached = isDone || index === current;
        return (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={`flex items-center gap-1 border-b-2 pb-1 ${isReached ? 'border-primary font-semibold' : 'border-base-300 text-muted'}`}
          >
            {isDone && <Icon name="check" className="size-4" />}
            <span>{texts.steps[name]}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Where the simulated operators show their codes. */
export function TestCodes() {
  const texts = subscriptionMessages;
  if (!clientConfig().subscriptionSandbox) return null;
  return (
    <a
      href={sandboxPaths.page}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {texts.testCodes}
    </a>
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
