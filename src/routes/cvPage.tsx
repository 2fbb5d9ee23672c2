import { createFileRoute } from '@tanstack/react-router';
import { resumeTemplatesQuery } from '#api/resume-templates.ts';
import { ResumePage } from '#features/resumes/resume-page.tsx';

export const Route = createFileRoute('/cvPage')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(resumeTemplatesQuery);
  },
  component: ResumePage,
});
