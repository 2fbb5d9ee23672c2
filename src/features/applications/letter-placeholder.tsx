/** The place of a job's letter until it is known what there is of it. */
export function LetterRoom() {
  return <span aria-hidden="true" className="block size-11" />;
}
