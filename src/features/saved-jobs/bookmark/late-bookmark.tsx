import { createLatePart } from '#platform/startup/late-part.tsx';
import { whenPersonal } from '#platform/startup/page-settled.ts';
import { BookmarkRoom, BookmarkRoundRoom } from './bookmark-room.tsx';

export const lateBookmark = createLatePart(
  async () => (await import('./bookmark-button.tsx')).BookmarkButton,
  BookmarkRoom,
  whenPersonal,
);

export const lateOfflineNote = createLatePart(
  async () => (await import('./bookmark-button.tsx')).OfflineNote,
  () => null,
  whenPersonal,
);

export const lateRoundBookmark = createLatePart(
  async () => (await import('./bookmark-round-button.tsx')).BookmarkRoundButton,
  BookmarkRoundRoom,
  whenPersonal,
);

export const lateSavedNote = createLatePart(
  async () => (await import('../saved-note.tsx')).SavedNote,
  () => null,
  whenPersonal,
);
