import { createLatePart } from '#platform/late-part.tsx';

/** The bookmark's place in a card's corner while its chunk is on the way. */
function BookmarkRoom() {
  return <span aria-hidden="true" className="block size-11" />;
}

export const lateBookmark = createLatePart(
  async () => (await import('./bookmark-button.tsx')).BookmarkButton,
  BookmarkRoom,
);

export const lateOfflineNote = createLatePart(
  async () => (await import('./bookmark-button.tsx')).OfflineNote,
  () => null,
);

export const lateRoundBookmark = createLatePart(
  async () => (await import('./bookmark-round-button.tsx')).BookmarkRoundButton,
  BookmarkRoom,
);
