import { useFirstFocus } from './use-first-focus.ts';

interface StepHeadingProps {
  children: string;
  /** Read out when the step appears; where a field has the focus, that is read out instead. */
  hasFocus: boolean;
}

/** What a step is about. */
export function StepHeading({ children, hasFocus }: StepHeadingProps) {
  const heading = useFirstFocus<HTMLHeadingElement>(hasFocus);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
      {children}
    </h3>
  );
}
