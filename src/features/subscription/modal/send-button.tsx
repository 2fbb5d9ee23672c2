interface SendButtonProps {
  text: string;
  busyText: string;
  isBusy: boolean;
  /** What is typed is not complete yet (§5). */
  isDisabled: boolean;
}

/** The one primary button of a step. While its call is under way it stays where the focus is. */
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
