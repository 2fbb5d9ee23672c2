import { notFoundMessages } from '#texts/shell/screens/not-found-screen';
import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { JobSearchBox } from '#presenters/search/job-search-box.tsx';
import { shellMessages } from '#texts/shell/messages';
import { SignpostPicture } from './signpost-picture.tsx';

/** An unknown address. */
export function NotFoundScreen() {
  const texts = notFoundMessages;
  const { goHome } = shellMessages;
  usePageTitle(texts.notFound);
  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center">
      <SignpostPicture />
      <h1 className="text-xl font-bold">{texts.notFound}</h1>
      <p className="max-w-prose text-muted">{texts.notFoundText}</p>
      <div className="w-full max-w-lg">
        <JobSearchBox label={texts.searchJobs} />
      </div>
      <Link to={appPaths.home} className="btn border-control bg-base-200 text-base">
        {goHome}
      </Link>
    </div>
  );
}
