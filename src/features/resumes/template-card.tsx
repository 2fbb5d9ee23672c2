import { useEffect, useState } from 'react';
import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { listLimits } from '#contract/limits.ts';
import { truncate } from '#contract/text.ts';
import { onReconnect } from '#platform/http/online.ts';
import { useDataSaver } from '#platform/preferences/data-saver.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { OwnCopy, StartButton, useTemplateDownload } from './download-control.tsx';
import { DownloadProgress, DownloadWords } from './download-progress.tsx';
import { resumeMessages as messages } from './messages.ts';
import { toTemplateFacts } from './template-facts.ts';

const lazyTemplatePreview = createLazyPart(
  async () => (await import('./template-preview.tsx')).TemplatePreview,
  () => null,
);

/** A constant function, as React calls a new `ref` callback at every rendering: the picture takes the focus once. */
const takeFocus = (cover: HTMLButtonElement | null): void => cover?.focus();

const box = 'h-22 w-16 border-e border-base-300';

/** True from a failed load until the network is back. */
function useFailure(): readonly [boolean, () => void] {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => onReconnect(() => setFailed(false)), []);
  return [hasFailed, () => setFailed(true)];
}

function CoverPicture({ template }: { template: ResumeTemplate }) {
  const [hasFailed, onError] = useFailure();
  if (hasFailed) {
    return (
      <span className={`${box} grid place-items-center text-muted`}>
        <Icon name="document" className="size-6" />
      </span>
    );
  }
  return (
    <img
      src={fileUrl(template.coverImageUrl)}
      alt=""
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

/** The first page of a template, which opens the preview; under the data saver it shows on a tap. */
function TemplateCover({ template }: { template: ResumeTemplate }) {
  const isSaving = useDataSaver();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (isSaving && !isAsked) {
    return (
      <button
        type="button"
        className="btn h-22 w-16 px-1 text-sm leading-tight"
        aria-label={messages.showCoverNamed(template.name)}
        onClick={() => setAsked(true)}
      >
        {messages.showCover}
      </button>
    );
  }
  return (
    <>
      <button
        ref={isAsked ? takeFocus : null}
        type="button"
        className="block shrink-0"
        aria-label={messages.previewNamed(template.name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CoverPicture template={template} />
      </button>
      <noscript>{import.meta.env.SSR && <CoverPicture template={template} />}</noscript>
      {isOpen && <lazyTemplatePreview.Part template={template} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One template, a row: cover, name, description, facts, and its download unless it was withdrawn. */
export function TemplateCard({ template }: { template: ResumeTemplate }) {
  const { view, unfinished, cv, focus } = useTemplateDownload(template);
  const facts = template.isDeleted ? messages.withdrawn : toTemplateFacts(template);
  return (
    <article className="surface h-full overflow-clip" {...focus}>
      <div className="flex flex-wrap items-center gap-3 pe-2">
        <TemplateCover template={template} />
        <div className="min-w-0 flex-1 leading-tight">
          <h3 lang={textLanguage(template.name)} className="truncate font-bold">
            {template.name}
          </h3>
          <p lang={textLanguage(template.description)} className="truncate text-sm text-muted">
            {truncate(template.description, listLimits.templateDescriptionChars)}
          </p>
          {cv ? <OwnCopy cv={cv} /> : <DownloadWords view={view} facts={facts} />}
        </div>
        {!template.isDeleted && !unfinished && <StartButton isInRow template={template} view={view} />}
      </div>
      {unfinished && (
        <div className="p-2">
          <DownloadProgress view={unfinished} />
        </div>
      )}
    </article>
  );
}
