import { createFileRoute } from '@tanstack/react-router';
import { resumeTemplatesQuery } from '#api/resume-templates.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { CreateCv } from '#features/resumes/create-cv.tsx';
import { ResumePage } from '#features/resumes/resume-page.tsx';

export const Route = createFileRoute('/cvPage')({
  loader: async ({ context }) => {
    const templates = context.queryClient.prefetchQuery(resumeTemplatesQuery);
    if (!hasBrowser) await templates;
  },
  component: CvRoute,
});

function CvRoute() {
  return <ResumePage create={<CreateCv />} />;
}
