import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { aboutMessages as texts } from './messages.ts';

const strengths = ['search', 'pin', 'check', 'chart'] as const;

/** `/aboutUs` (§1, §2). */
export function AboutPage() {
  usePageTitle(texts.topic);
  return (
    <>
      <PageBanner topic={texts.topic} subTopic={texts.subTopic} />
      <div className="page py-8 filters:py-12">
        <h2 className="text-xl font-bold">{texts.pitchTitle}</h2>
        <p className="prose-text mt-3">{texts.pitch}</p>
        <ul className="mt-8 grid gap-4 md:grid-cols-2">
          {strengths.map((icon) => (
            <li key={icon} className="surface flex gap-4 p-5">
              <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-secondary text-primary">
                <Icon name={icon} className="size-6" />
              </span>
              <div className="min-w-0">
                <h3 className="font-bold">{texts.strengths[icon].title}</h3>
                <p className="mt-1 text-muted">{texts.strengths[icon].text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={appPaths.jobs} className="btn btn-primary text-base">
            {texts.browse}
          </Link>
          <Link to={appPaths.cv} className="btn border-control bg-base-200 text-base">
            {texts.postResume}
          </Link>
        </div>
      </div>
    </>
  );
}
