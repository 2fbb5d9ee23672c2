import { createFileRoute } from '@tanstack/react-router';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { LetterDesk } from '#features/applications/letter-desk.tsx';
import { LetterLine } from '#features/applications/letter-line.tsx';
import { LettersReady } from '#features/applications/letters-ready.tsx';
import { SavedJobsPage } from '#features/saved-jobs/saved-jobs-page.tsx';

export const Route = createFileRoute('/savedJobs')({ component: SavedJobsRoute });

const letter = (job: Job, company: Company | undefined) => (
  <LetterLine job={job} company={company} place="card" />
);

function SavedJobsRoute() {
  return (
    <>
      <LetterDesk />
      <SavedJobsPage letter={letter} invitation={<LettersReady />} />
    </>
  );
}
