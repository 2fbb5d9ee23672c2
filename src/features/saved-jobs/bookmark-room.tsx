/** The bookmark's place in a card's corner while its chunk is on the way. */
export function BookmarkRoom() {
  return <span aria-hidden="true" className="block size-11" />;
}
