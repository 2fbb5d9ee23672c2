import { createLatePart } from '#platform/late-part.tsx';
import { whenPersonal } from '#platform/page-settled.ts';
import { LetterRoom } from './letter-room.tsx';

/** The letter of a job, after the job itself. */
export const lateLetterLine = createLatePart(
  async () => (await import('./letter-line.tsx')).LetterLine,
  LetterRoom,
  whenPersonal,
);
