import { listLimits } from '#contract/limits.ts';
import type { ResumeTemplate } from '#contract/resume-template.ts';
import { truncate } from '#contract/text.ts';
import { fileUrl } from '#platform/config.ts';
import { useMessages } from '#platform/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { resumeMessages } from './messages.ts';
import { useDownload } from './use-download.ts';

function DownloadButton({ template }: { template: ResumeTemplate }) {
  const messages = useMessages(resumeMessages);
  const { state, start } = useDownload(template);
  const isRunning = state.kind === 'running';
  return (
    <div className="mt-auto flex flex-col gap-2">
      <button
        type="button"
        className="btn btn-primary w-full"
        aria-disabled={isRunning}
        aria-label={isRunning ? undefined : messages.downloadNamed(template.name)}
        onClick={() => void start()}
      >
        <Icon name={state.kind === 'done' ? 'check' : 'download'} />
        {isRunning ? messages.downloading(state.percent) : messages.download}
      </button>
      <p role="status" className="text-sm empty:hidden">
        {state.kind === 'done' && <span className="text-success">{messages.downloaded}</span>}
        {state.kind === 'stopped' && (
          <span className="flex items-center gap-2 text-error">
            {messages.failed}
            <button type="button" className="btn btn-sm" onClick={() => void start()}>
              {messages.goOn}
            </button>
          </span>
        )}
      </p>
    </div>
  );
}

/** One template: cover, name, description, and its download unless it was withdrawn. */
export function TemplateCard({ template }: { template: ResumeTemplate }) {
  const messages = useMessages(resumeMessages);
  return (
    <article className="surface flex h-full flex-col gap-3 p-3">
      <img
        src={fileUrl(template.coverImageUrl)}
        alt={messages.coverAlt(template.name)}
        width={300}
        height={424}
        loading="lazy"
        decoding="async"
        crossOrigin="anonymous"
        className="aspect-[300/424] w-full rounded-lg border border-base-300 bg-white object-cover object-top"
      />
      <h2 className="font-bold">{template.name}</h2>
      <p className="text-sm text-muted">
        {truncate(template.description, listLimits.templateDescriptionChars)}
      </p>
      {template.isDeleted ? (
        <p className="mt-auto text-sm text-muted">{messages.withdrawn}</p>
      ) : (
        <DownloadButton template={template} />
      )}
    </article>
  );
}

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
