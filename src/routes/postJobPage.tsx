import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toPostStep } from '#features/employer/jobs/post/post-steps.ts';
import { PostJobPage } from '#features/employer/jobs/post/post-job-page.tsx';
import type { ShownPosting } from '#features/employer/jobs/post/draft-job.ts';
import type { StepAddress } from '#features/employer/jobs/post/use-post-step.ts';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { afterPaint } from '#platform/startup/page-settled.ts';

export interface PostJobSearch {
  step?: StepAddress['step'];
  /** The id of the job to copy. */
  copy?: string | undefined;
}

function readSearch({ step, copy }: Record<string, unknown>): PostJobSearch {
  return { step: toPostStep(step), copy: typeof copy === 'string' && copy !== '' ? copy : undefined };
}

const lazyPosting = createLazyPart<ShownPosting>(
  async () => (await import('./-posting-page.tsx')).PostingPage,
  () => <div aria-hidden="true" className="skeleton h-96" />,
);

const showPosting = (shown: ShownPosting) => <lazyPosting.Part {...shown} />;

export const Route = createFileRoute('/postJobPage')({ validateSearch: readSearch, component: PostJobRoute });

function PostJobRoute() {
  const { step, copy } = Route.useSearch();
  const navigate = Route.useNavigate();
  const showStep: StepAddress['onStep'] = (next, how) =>
    void navigate({ search: { step: next === 'job' ? undefined : next }, ...how });
  // A review without internet needs it too.
  useEffect(() => afterPaint(() => void lazyPosting.preload()), []);
  return <PostJobPage step={step} copyOf={copy} onStep={showStep} posting={showPosting} />;
}
