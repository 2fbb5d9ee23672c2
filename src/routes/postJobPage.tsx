import { createFileRoute } from '@tanstack/react-router';
import { toPostStep } from '#features/employer/jobs/post/post-steps.ts';
import { PostJobPage } from '#features/employer/jobs/post/post-job-page.tsx';
import type { StepAddress } from '#features/employer/jobs/post/use-post-step.ts';

export interface PostJobSearch {
  step?: StepAddress['step'];
  /** The id of the job to copy. */
  copy?: string | undefined;
}

function readSearch({ step, copy }: Record<string, unknown>): PostJobSearch {
  return { step: toPostStep(step), copy: typeof copy === 'string' && copy !== '' ? copy : undefined };
}

export const Route = createFileRoute('/postJobPage')({ validateSearch: readSearch, component: PostJobRoute });

function PostJobRoute() {
  const { step, copy } = Route.useSearch();
  const navigate = Route.useNavigate();
  const showStep: StepAddress['onStep'] = (next, how) =>
    void navigate({ search: { step: next === 'job' ? undefined : next }, ...how });
  return <PostJobPage step={step} copyOf={copy} onStep={showStep} />;
}
