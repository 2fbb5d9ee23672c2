import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { listLimits } from '#contract/limits.ts';
import { truncate } from '#contract/text.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { DownloadControl } from './download-control.tsx';
import { resumeMessages } from '#texts/features/resumes/messages';
import { TemplateCover } from './template-cover.tsx';
import { TemplateFacts } from './template-facts.tsx';

/** One template: cover, name, description, facts, and its download unless it was withdrawn. */
export function TemplateCard({ template }: { template: ResumeTemplate }) {
  const messages = resumeMessages;
  return (
    <article className="surface flex h-full flex-col overflow-clip">
      <TemplateCover template={template} />
      <div className="flex flex-1 flex-col gap-2 p-2">
        <h3 lang={textLanguage(template.name)} className="font-bold">
          {template.name}
        </h3>
        <p lang={textLanguage(template.description)} className="text-sm text-muted">
          {truncate(template.description, listLimits.templateDescriptionChars)}
        </p>
        <TemplateFacts template={template} />
        <div className="mt-auto">
          {template.isDeleted ? (
            <p className="text-sm text-muted">{messages.withdrawn}</p>
          ) : (
            <DownloadControl template={template} />
          )}
        </div>
      </div>
    </article>
  );
}

/** The placeholder of a card that is loading. */
export function TemplateCardSkeleton() {
  return (
    <div className="surface flex flex-col gap-2 overflow-clip" aria-hidden="true">
      <div className="skeleton aspect-[2/1] w-full" />
      <div className="flex flex-col gap-2 p-2">
        <div className="skeleton h-6" />
        <div className="skeleton h-20" />
        <div className="skeleton h-11" />
      </div>
    </div>
  );
}
