import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { JobSearchBox } from '#ui/search/job-search-box.tsx';
import { shellMessages } from '../messages.ts';
import { notFoundMessages as texts } from '../pwa-messages.ts';
import { DrawnScene } from '#ui/state/drawn-scene.tsx';

/** An unknown address. */
export function NotFoundScreen() {
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

/** A signpost without names, for decoration. */
function SignpostPicture() {
  return (
    <DrawnScene sun={28}>
      <path d="M80 102V16" />
      <path d="M80 22h38l11 10-11 10H80Z" className="fill-base-200" />
      <path d="M80 50H46L35 60l11 10h34Z" className="fill-base-200" />
      <path d="M90 32h22M52 60h18" strokeWidth="2" opacity=".6" />
    </DrawnScene>
  );
}
