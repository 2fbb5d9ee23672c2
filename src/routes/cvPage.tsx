import { useLocation } from '@tanstack/react-router';
import { resumeTemplatesQuery } from '#api/resume-templates.ts';
import { pageAnchors } from '#contract/http/paths.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { CreateCv } from '#features/resumes/create-cv.tsx';
import { ResumePage } from '#features/resumes/resume-page.tsx';
import type { PageContext } from './page-context.ts';

export async function loadCvPage({ context }: PageContext): Promise<void> {
  const templates = context.queryClient.prefetchQuery(resumeTemplatesQuery);
  if (!hasBrowser) await templates;
}

export function CvRoute() {
  const asksForDownloads = useLocation({ select: ({ hash }) => hash === pageAnchors.downloadedCvs });
  return <ResumePage create={<CreateCv />} asksForDownloads={asksForDownloads} />;
}
