import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { bannerMessages } from '#presenters/messages.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { staticPageMessages } from './messages.ts';

/** What a page of plain text holds. */
export interface StaticPageTexts {
  topic: string;
  subTopic: string;
  intro: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** A page of plain text under the banner, with a way to ask more. */
export function StaticPage({ texts }: { texts: StaticPageTexts }) {
  const { subtitle } = useMessages(bannerMessages);
  const shared = useMessages(staticPageMessages);
  usePageTitle(texts.topic);
  return (
    <>
      <PageBanner topic={texts.topic} subTopic={texts.subTopic} subtitle={subtitle} />
      <article className="page grid gap-8 py-8 filters:py-12">
        <p className="prose-text">{texts.intro}</p>
        {texts.sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="prose-text grid gap-2">
            <h2 className="text-lg font-bold">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          {shared.ask}
          <Link
            to={appPaths.contact}
            className="link inline-flex min-h-11 items-center font-medium text-primary"
          >
            {shared.contact}
          </Link>
        </p>
      </article>
    </>
  );
}
