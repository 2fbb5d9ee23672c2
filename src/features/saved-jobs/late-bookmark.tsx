import { createLatePart } from '#platform/late-part.tsx';
import { BookmarkRoom } from './bookmark-room.tsx';

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

export const lateSavedNote = createLatePart(
  async () => (await import('./saved-note.tsx')).SavedNote,
  () => null,
);
