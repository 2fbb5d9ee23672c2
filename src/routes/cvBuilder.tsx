import { createFileRoute } from '@tanstack/react-router';
import { CvBuilderPage } from '#features/resumes/builder/cv-builder-page.tsx';

/** Overwrites a malformed id, which the router would keep. */
function readSearch({ cv }: Record<string, unknown>): { cv?: string | undefined } {
  return { cv: typeof cv === 'string' && cv !== '' ? cv : undefined };
}

export const Route = createFileRoute('/cvBuilder')({ validateSearch: readSearch, component: CvBuilderRoute });

function CvBuilderRoute() {
  const { cv } = Route.useSearch();
  return <CvBuilderPage id={cv} />;
}
