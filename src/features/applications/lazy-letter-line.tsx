import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { whenPersonal } from '#platform/startup/page-settled.ts';
import { LetterPlaceholder } from './letter-placeholder.tsx';

/** The application letter of a job, loaded after the job. */
export const lazyLetterLine = createLazyPart(
  async () => (await import('./letter-line.tsx')).LetterLine,
  LetterPlaceholder,
  whenPersonal,
);
