import { useState } from 'react';
import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { useDataSaver } from '#platform/preferences/data-saver.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { ModalDialog, DialogText } from '#ui/dialog/dialog-frame.tsx';
import { DownloadControl } from './download-control.tsx';
import { resumeMessages as messages } from './messages.ts';
import { toTemplateFacts } from './template-facts.ts';

function PreviewPage({ url, alt }: { url: string; alt: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p className="text-muted">{messages.previewFailed}</p>;
  return (
    <img
      src={fileUrl(url)}
      alt={alt}
      width={840}
      height={1188}
      crossOrigin="anonymous"
      onError={() => setFailed(true)}
      className="h-auto w-full rounded-lg border border-base-300 bg-white"
    />
  );
}

function Pages({ template: { name, coverImageUrl, facts } }: { template: ResumeTemplate }) {
  const isSaving = useDataSaver();
  const [isAsked, setAsked] = useState(false);
  const previews = facts?.previews ?? [];
  const urls = previews.length === 0 ? [coverImageUrl] : previews.map(({ url }) => url);
  if (isSaving && !isAsked && previews.length > 0) {
    const bytes = previews.reduce((sum, preview) => sum + preview.bytes, 0);
    return (
      <button type="button" className="btn" onClick={() => setAsked(true)}>
        {messages.showPages(formatSize(bytes))}
      </button>
    );
  }
  return urls.map((url, index) => (
    <PreviewPage key={url} url={url} alt={messages.previewPage(index + 1, name)} />
  ));
}

export interface TemplatePreviewProps {
  template: ResumeTemplate;
  onClose: () => void;
}

/** A template's pages at a readable size, before it is downloaded. */
export function TemplatePreview({ template, onClose }: TemplatePreviewProps) {
  return (
    <ModalDialog
      title={template.name}
      closeText={messages.close}
      onClose={onClose}
      footer={template.isDeleted ? undefined : <DownloadControl template={template} />}
    >
      <DialogText title={template.name}>
        <p>{template.description}</p>
        <p className="tabular text-sm text-muted">{toTemplateFacts(template)}</p>
        <Pages template={template} />
      </DialogText>
    </ModalDialog>
  );
}
