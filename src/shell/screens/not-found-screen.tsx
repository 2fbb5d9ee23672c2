import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue, useMessages } from '#platform/i18n/messages.ts';
import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { JobSearchBox } from '#presenters/job-search-box.tsx';
import { shellMessages } from '../messages.ts';
import { SignpostPicture } from './signpost-picture.tsx';

const notFoundMessages = createCatalogue({
  en: {
    notFound: pageTitles.notFound,
    notFoundText:
      'There is no page at this address. It may have moved. Search for a job, or start again from home.',
    searchJobs: 'Job title, keywords',
  },
});

/** An unknown address. */
export function NotFoundScreen() {
  const texts = useMessages(notFoundMessages);
  const { goHome } = useMessages(shellMessages);
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
