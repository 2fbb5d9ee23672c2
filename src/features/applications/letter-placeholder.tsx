/** The placeholder of a letter that is loading. */
export function LetterRoom() {
  return <span aria-hidden="true" className="block size-11" />;
}
