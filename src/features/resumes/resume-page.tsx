import { locale } from '#texts/platform/i18n/locale';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { resumeTemplatesQuery } from '#api/resume-templates.ts';
import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { errorText } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { bannerMessages } from '#texts/presenters/banner';
import { freshnessMessages } from '#texts/presenters/messages';
import { Fold } from '#presenters/fold.tsx';
import { FreshnessLine, useQueryState } from '#presenters/freshness.tsx';
import { RetryButton } from '#presenters/retry-button.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { QuietLine, StatePanel } from '#ui/state-panel.tsx';
import { DownloadedList } from './downloaded-list.tsx';
import { useDownloads } from './downloads/downloads.ts';
import { resumeMessages, templateTexts } from '#texts/features/resumes/messages';
import { TemplateCard, TemplateCardSkeleton } from './template-card.tsx';

const grid = 'grid grid-cols-1 gap-3 sm:grid-cols-2 filters:grid-cols-3';
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function Loading({ isSlow }: { isSlow: boolean }) {
  const messages = resumeMessages;
  const { slowLoading } = freshnessMessages;
  return (
    <>
      {isSlow && <QuietLine icon="clock">{slowLoading}</QuietLine>}
      <div className={grid} role="status" aria-label={messages.loading}>
        {skeletons.map((key) => (
          <TemplateCardSkeleton key={key} />
        ))}
      </div>
    </>
  );
}

const isForeign = ({ facts }: ResumeTemplate): boolean => facts != null && facts.language !== locale;

/** Those in the page's language first. */
const byLanguage = (one: ResumeTemplate, other: ResumeTemplate): number =>
  Number(isForeign(one)) - Number(isForeign(other));

function Templates() {
  const messages = resumeMessages;
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(resumeTemplatesQuery);
  const state = useQueryState({ data, error, isFetching, dataUpdatedAt });
  useEffect(() => {
    if (error) logNotice('failed to load the resume templates', errorText(error));
  }, [error]);
  if (state.kind === 'failed') {
    return (
      <StatePanel
        tone="error"
        title={messages.loadFailed}
        text={messages.loadFailedText}
        action={<RetryButton look="btn-primary" onRetry={() => void refetch()} />}
      />
    );
  }
  if (state.kind === 'loading') return <Loading isSlow={state.isSlow} />;
  const { templates } = state.data;
  if (templates.length === 0) {
    return <StatePanel icon="document" title={messages.empty} text={messages.emptyText} />;
  }
  return (
    <>
      <FreshnessLine freshness={state.freshness} />
      <ul className={grid}>
        {templates.toSorted(byLanguage).map((template) => (
          <li key={template._id}>
            <TemplateCard template={{ ...template, ...templateTexts[template.description] }} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ResumePageProps {
  /** The link to the CV builder. */
  create: ReactNode;
  /** The URL's fragment is that of the downloaded CVs. */
  asksForDownloads: boolean;
}

/** `/cvPage` (§2): resume templates and downloads. */
export function ResumePage({ create, asksForDownloads }: ResumePageProps) {
  const messages = resumeMessages;
  const { subtitle } = bannerMessages;
  usePageTitle(messages.title);
  const { data } = useQuery(resumeTemplatesQuery);
  const offered = data?.templates.filter(({ isDeleted }) => !isDeleted) ?? [];
  const isUnderWay = [...useDownloads().values()].some(({ phase }) => phase !== 'done');
  const shown = new Set(offered.map(({ cvFileUrl }) => cvFileUrl));
  return (
    <>
      <PageBanner topic={messages.title} subTopic={messages.subTitle} subtitle={subtitle} />
      <div className="page py-6">
        {create}
        <Fold
          title={<h2 className="py-2 text-lg font-bold">{messages.templates}</h2>}
          className="surface px-4 open:pb-4 filters:border-0 filters:bg-transparent filters:px-0"
          isNeeded={isUnderWay}
        >
          <Templates />
        </Fold>
        <DownloadedList shown={shown} isAsked={asksForDownloads} />
      </div>
    </>
  );
}
