import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenPersonal } from '#platform/startup/page-settled.ts';
import { BookmarkRoom, BookmarkRoundRoom } from './bookmark-placeholder.tsx';

export const lateBookmark = createLazyPart(
  async () => (await import('./bookmark-button.tsx')).BookmarkButton,
  BookmarkRoom,
  whenPersonal,
);

export const lateOfflineNote = createLazyPart(
  async () => (await import('./bookmark-button.tsx')).OfflineNote,
  () => null,
  whenPersonal,
);

export const lateRoundBookmark = createLazyPart(
  async () => (await import('./bookmark-button.tsx')).BookmarkRoundButton,
  BookmarkRoundRoom,
  whenPersonal,
);

export const lateSavedNote = createLazyPart(
  async () => (await import('../saved-note.tsx')).SavedNote,
  () => null,
  whenPersonal,
);
