import { useState, type MouseEvent } from 'react';
import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { fileUrl } from '#platform/startup/config.ts';
import type { DownloadView } from './downloads/tabs.ts';
import { useDownloadedCvs, type DownloadedCv } from './downloads/downloaded-cvs.ts';
import { startDownload, useDownloads } from './downloads/downloads.ts';
import { needsShareSheet } from '#platform/storage/save-file.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { DownloadProgress, DownloadWords } from './download-progress.tsx';
import { resumeMessages } from '#texts/features/resumes/messages';
import { SaveButton } from './save-button.tsx';

/** Where a share sheet takes the file, it needs one more tap. */
function ShareButton({ path }: { path: string }) {
  const cv = useDownloadedCvs().find((one) => one.path === path);
  return cv && needsShareSheet() ? <SaveButton cv={cv} look="btn-primary" /> : null;
}

/** Saves the device's copy, without data. */
function OwnCopy({ cv }: { cv: DownloadedCv }) {
  const messages = resumeMessages;
  return (
    <>
      <p className="flex gap-1.5 text-sm text-success">
        <Icon name="check" className="mt-0.5 size-4" />
        {messages.phases.done}
      </p>
      <SaveButton cv={cv} words={{ text: messages.saveCopy, named: messages.saveCopyNamed }} />
    </>
  );
}

export interface DownloadControlProps {
  template: ResumeTemplate;
  /** Of the button that starts: a dialog has one that stands out, a page of cards has none. */
  look?: 'btn-primary' | '';
}

interface StartButtonProps extends DownloadControlProps {
  view: DownloadView | undefined;
}

function StartButton({ template, look = '', view }: StartButtonProps) {
  const messages = resumeMessages;
  const { cvFileUrl: path, coverImageUrl: coverPath, name: templateName } = template;
  const cv = useDownloadedCvs().find((one) => one.path === path);
  const copy = view === undefined ? cv : undefined;
  const [hasFailed, setFailed] = useState(false);
  const start = (event: MouseEvent): void => {
    event.preventDefault();
    setFailed(false);
    startDownload({ path, templateName, coverPath }).catch(() => setFailed(true));
  };
  return (
    <>
      {copy && <OwnCopy cv={copy} />}
      {/* Before hydration the browser downloads it. */}
      <form action={fileUrl(path)}>
        <button
          type="submit"
          className={`btn w-full px-1 text-sm ${copy ? 'btn-ghost' : look}`}
          aria-label={messages.downloadNamed(templateName)}
          onClick={start}
        >
          {messages.download}
        </button>
      </form>
      {view && <ShareButton path={path} />}
      {hasFailed && (
        <p role="alert" className="text-sm text-error">
          {messages.startFailed}
        </p>
      )}
    </>
  );
}

/** Downloads a template's file and shows the progress. */
export function DownloadControl({ template, look = '' }: DownloadControlProps) {
  const view = useDownloads().get(template.cvFileUrl);
  const isUnfinished = view !== undefined && view.phase !== 'done';
  const focus = useStableFocus(isUnfinished ? 'progress' : 'start');
  return (
    <div className="flex flex-col gap-2" {...focus}>
      <DownloadWords view={view} />
      {isUnfinished ? (
        <DownloadProgress view={view} />
      ) : (
        <StartButton template={template} look={look} view={view} />
      )}
    </div>
  );
}
