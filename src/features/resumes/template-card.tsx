import { useEffect, useState } from 'react';
import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { useDataSaver } from '#platform/preferences/data-saver.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { onReconnect } from '#platform/http/online.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { resumeMessages } from './messages.ts';
import { listLimits } from '#contract/limits.ts';
import { truncate } from '#contract/text.ts';
import { DownloadControl } from './download-control.tsx';

/** Defined outside, so that the picture takes the focus only once. */
const takeFocus = (picture: HTMLImageElement | null): void => picture?.focus();

const box = 'aspect-[300/424] w-full rounded-lg border border-base-300';

/** True from a failed load until the network is back. */
function useFailure(): readonly [boolean, () => void] {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => onReconnect(() => setFailed(false)), []);
  return [hasFailed, () => setFailed(true)];
}

/** The first page of a template; under the data saver on a tap. */
function TemplateCover({ template: { name, coverImageUrl } }: { template: ResumeTemplate }) {
  const messages = useMessages(resumeMessages);
  const isSaving = useDataSaver();
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, onError] = useFailure();
  if (isSaving && !isAsked) {
    return (
      <button
        type="button"
        className="btn order-last border-control bg-base-200"
        aria-label={messages.showCoverNamed(name)}
        onClick={() => setAsked(true)}
      >
        <Icon name="document" />
        {messages.showCover}
      </button>
    );
  }
  if (hasFailed) {
    return (
      <span className={`${box} grid place-items-center text-muted`}>
        <Icon name="document" className="size-12" />
      </span>
    );
  }
  return (
    <img
      ref={isAsked ? takeFocus : null}
      tabIndex={isAsked ? -1 : undefined}
      src={fileUrl(coverImageUrl)}
      alt={messages.coverAlt(name)}
      width={300}
      height={424}
      loading="lazy"
      decoding="async"
      crossOrigin="anonymous"
      onError={onError}
      className={`${box} bg-white object-cover object-top`}
    />
  );
}

/** One template: cover, name, description, and its download unless it was withdrawn. */
export function TemplateCard({ template }: { template: ResumeTemplate }) {
  const messages = useMessages(resumeMessages);
  return (
    <article className="surface flex h-full flex-col gap-3 p-3">
      <TemplateCover template={template} />
      <h2 className="font-bold">{template.name}</h2>
      <p className="text-sm text-muted">
        {truncate(template.description, listLimits.templateDescriptionChars)}
      </p>
      {template.isDeleted ? (
        <p className="order-last mt-auto text-sm text-muted">{messages.withdrawn}</p>
      ) : (
        <DownloadControl template={template} />
      )}
    </article>
  );
}

/** The placeholder of a card that is loading. */
export function TemplateCardSkeleton() {
  return (
    <div className="surface flex flex-col gap-3 p-3" aria-hidden="true">
      <div className="skeleton aspect-[300/424] w-full" />
      <div className="skeleton h-6 w-2/3" />
      <div className="skeleton h-5 w-full" />
      <div className="skeleton h-11 w-full" />
    </div>
  );
}
