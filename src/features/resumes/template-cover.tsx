import { useState } from 'react';
import type { ResumeTemplate } from '#contract/resume-template.ts';
import { fileUrl } from '#platform/config.ts';
import { useDataSaver } from '#platform/data-saver-follow.ts';
import { useMessages } from '#platform/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { resumeMessages } from './messages.ts';

/** Defined once, so that the picture takes the focus of the button that asked for it, and never again. */
const takeFocus = (picture: HTMLImageElement | null): void => picture?.focus();

/** The first page of a template; under the data saver once it is asked for. */
export function TemplateCover({ template: { name, coverImageUrl } }: { template: ResumeTemplate }) {
  const messages = useMessages(resumeMessages);
  const isSaving = useDataSaver();
  const [isAsked, setAsked] = useState(false);
  if (isSaving && !isAsked) {
    return (
      <button
        type="button"
        className="btn border-control bg-base-200"
        aria-label={messages.showCoverNamed(name)}
        onClick={() => setAsked(true)}
      >
        <Icon name="document" />
        {messages.showCover}
      </button>
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
      className="aspect-[300/424] w-full rounded-lg border border-base-300 bg-white object-cover object-top"
    />
  );
}
