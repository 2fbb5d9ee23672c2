import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenPersonal } from '#platform/startup/page-settled.ts';
import { BookmarkPlaceholder, BookmarkRoundPlaceholder } from './bookmark-placeholder.tsx';

export const lazyBookmark = createLazyPart(
  async () => (await import('./bookmark-button.tsx')).BookmarkButton,
  BookmarkPlaceholder,
  whenPersonal,
);

export const lazyOfflineNote = createLazyPart(
  async () => (await import('./bookmark-button.tsx')).OfflineNote,
  () => null,
  whenPersonal,
);

export const lazySavedMark = createLazyPart(
  async () => (await import('./bookmark-button.tsx')).SavedMark,
  () => null,
  whenPersonal,
);

export const lazyRoundBookmark = createLazyPart(
  async () => (await import('./bookmark-button.tsx')).BookmarkRoundButton,
  BookmarkRoundPlaceholder,
  whenPersonal,
);

export const lazySavedNote = createLazyPart(
  async () => (await import('../saved-note.tsx')).SavedNote,
  () => null,
  whenPersonal,
);
