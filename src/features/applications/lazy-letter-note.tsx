import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenIdle } from '#platform/startup/page-settled.ts';

/** The application letter of a job, loaded after the job. */
export const lazyLetterNote = createLazyPart(
  async () => (await import('./letter-note.tsx')).LetterNote,
  () => null,
  whenIdle,
);
