import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenPersonal } from '#platform/startup/page-settled.ts';
import { LetterRoom } from './letter-placeholder.tsx';

/** The letter of a job, after the job itself. */
export const lateLetterLine = createLazyPart(
  async () => (await import('./letter-line.tsx')).LetterLine,
  LetterRoom,
  whenPersonal,
);
