import type { AppliedJob, ShownLetter } from '#device/letters/letter.ts';
import { SimilarJobs } from '#ui/links/similar-jobs.tsx';
import { letterMessages } from './messages.ts';
import { CopyRow, DeleteLetter, ReadLetter } from './letter-actions.tsx';

interface ClosedPartProps {
  applied: AppliedJob;
  stored: ShownLetter | undefined;
}

/** Shown for a closed job: its letter, and a link to similar jobs. */
export function ClosedPart({ applied, stored }: ClosedPartProps) {
  const texts = letterMessages;
  return (
    <>
      {stored && (
        <>
          <p>{stored.place === 'page' ? texts.onlyInPage : texts.stays}</p>
          <ReadLetter applied={applied} />
          <CopyRow text={stored.letter.body} label={texts.copyLetter} />
        </>
      )}
      <SimilarJobs job={applied.job} />
      {stored && <DeleteLetter letter={stored.letter} />}
    </>
  );
}
