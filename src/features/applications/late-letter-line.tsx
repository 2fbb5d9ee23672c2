import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenPersonal } from '#platform/startup/page-settled.ts';
import { LetterRoom } from './letter-placeholder.tsx';

/** The application letter of a job, loaded after the job. */
export const lateLetterLine = createLazyPart(
  async () => (await import('./letter-line.tsx')).LetterLine,
  LetterRoom,
  whenPersonal,
);
