/** The placeholder of a letter that is loading. */
export function LetterPlaceholder() {
  return <span aria-hidden="true" className="block size-11" />;
}
