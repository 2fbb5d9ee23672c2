import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PostJobPage } from '#features/employer/jobs/post/post-job-page.tsx';
import type { ShownPosting } from '#features/employer/jobs/post/draft-job.ts';
import type { StepAddress } from '#features/employer/jobs/post/step-frame.tsx';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { afterPaint } from '#platform/startup/page-settled.ts';

const lazyPosting = createLazyPart<ShownPosting>(
  async () => (await import('./posting-page.tsx')).PostingPage,
  () => <div aria-hidden="true" className="skeleton h-96" />,
);

const showPosting = (shown: ShownPosting) => <lazyPosting.Part {...shown} />;

const route = getRouteApi('/postJobPage');

export function PostJobRoute() {
  const { step, copy } = route.useSearch();
  const navigate = route.useNavigate();
  const showStep: StepAddress['onStep'] = (next, how) =>
    void navigate({ search: { step: next === 'job' ? undefined : next }, ...how });
  // A review without internet needs it too.
  useEffect(() => afterPaint(() => void lazyPosting.preload()), []);
  return <PostJobPage step={step} copyOf={copy} onStep={showStep} posting={showPosting} />;
}
