import { getRouteApi } from '@tanstack/react-router';
import { CvBuilderPage } from '#features/resumes/builder/cv-builder-page.tsx';

const route = getRouteApi('/cvBuilder');

export function CvBuilderRoute() {
  const { cv } = route.useSearch();
  return <CvBuilderPage id={cv} />;
}
