import { listLimits } from '#contract/limits.ts';
import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { truncate } from '#contract/text.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { DownloadControl } from './download-control.tsx';
import { resumeMessages } from './messages.ts';
import { TemplateCover } from './template-cover.tsx';

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
