import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { listLimits } from '#contract/limits.ts';
import { truncate } from '#contract/text.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { OwnCopy, StartButton, useTemplateDownload } from './download-control.tsx';
import { DownloadProgress, DownloadWords } from './download-progress.tsx';
import { resumeMessages } from './messages.ts';
import { TemplateCover } from './template-cover.tsx';
import { toTemplateFacts } from './template-facts.ts';

/** One template, a row: cover, name, description, facts, and its download unless it was withdrawn. */
export function TemplateCard({ template }: { template: ResumeTemplate }) {
  const messages = resumeMessages;
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
