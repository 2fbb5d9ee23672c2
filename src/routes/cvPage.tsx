import { createFileRoute, useLocation } from '@tanstack/react-router';
import { resumeTemplatesQuery } from '#api/resume-templates.ts';
import { pageAnchors } from '#contract/http/paths.ts';
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
  const asksForDownloads = useLocation({ select: ({ hash }) => hash === pageAnchors.downloadedCvs });
  return <ResumePage create={<CreateCv />} asksForDownloads={asksForDownloads} />;
}
