import { locale } from '#platform/i18n/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { resumeTemplatesQuery } from '#api/resume-templates.ts';
import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { errorText } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { freshnessMessages } from '#ui/messages.ts';
import { FreshnessLine, useQueryState } from '#ui/state/freshness.tsx';
import { RetryButton, QuietLine, StatePanel } from '#ui/state/state-panel.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { DownloadedList } from './downloaded-list.tsx';
import { resumeMessages as messages, templateTexts } from './messages.ts';
import { TemplateCard } from './template-card.tsx';

const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2';
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function Loading({ isSlow }: { isSlow: boolean }) {
  const { slowLoading } = freshnessMessages;
  return (
    <>
      {isSlow && <QuietLine icon="clock">{slowLoading}</QuietLine>}
      <div className={grid} role="status" aria-label={messages.loading}>
        {skeletons.map((key) => (
          <div key={key} className="skeleton h-22" />
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
  usePageTitle(messages.title);
  const { data } = useQuery(resumeTemplatesQuery);
  const offered = data?.templates.filter(({ isDeleted }) => !isDeleted) ?? [];
  const shown = new Set(offered.map(({ cvFileUrl }) => cvFileUrl));
  return (
    <>
      <PageBanner topic={messages.title} subTopic={messages.subTitle} />
      <div className="page py-6">
        {create}
        <h2 className="mb-3 text-lg font-bold">{messages.templates}</h2>
        <Templates />
        <DownloadedList shown={shown} isAsked={asksForDownloads} />
      </div>
    </>
  );
}
