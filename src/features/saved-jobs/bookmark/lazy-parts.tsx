import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenPersonal } from '#platform/startup/page-settled.ts';

export const lazyOfflineNote = createLazyPart(
  async () => (await import('./bookmark-behaviour.tsx')).OfflineNote,
  () => null,
  whenPersonal,
);

export const lazySavedMark = createLazyPart(
  async () => (await import('./bookmark-behaviour.tsx')).SavedMark,
  () => null,
  whenPersonal,
);

export const lazySavedNote = createLazyPart(
  async () => (await import('../saved-note.tsx')).SavedNote,
  () => null,
  whenPersonal,
);
