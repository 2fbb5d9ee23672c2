import { useState, type MouseEvent } from 'react';
import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { fileUrl } from '#platform/startup/config.ts';
import type { DownloadView } from './downloads/download-views.ts';
import { useDownloadedCvs, type DownloadedCv } from './downloads/downloaded-cvs.ts';
import { startDownload, useDownloads } from './downloads/downloads.ts';
import { isInApp } from '#platform/browser/in-app.ts';
import { UnsureFile } from '#presenters/own-browser/own-browser.tsx';
import { needsShareSheet } from '#platform/storage/save-file.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { DownloadProgress, DownloadWords } from './download-progress.tsx';
import { resumeMessages } from '#texts/features/resumes/messages';
import { SaveButton } from './save-button.tsx';

/** Where files are saved by the share sheet, `navigator.share` needs another tap. */
function ShareButton({ path }: { path: string }) {
  const cv = useDownloadedCvs().find((one) => one.path === path);
  return cv && needsShareSheet() ? <SaveButton cv={cv} look="btn-primary" /> : null;
}

/** A button that shows that the device has the file, and saves it without a download. */
function OwnCopy({ cv }: { cv: DownloadedCv }) {
  const messages = resumeMessages;
  const text = (
    <>
      <span className="flex items-center gap-1.5 text-success">
        <Icon name="check" className="size-4" />
        {isInApp() ? messages.stored : messages.phases.done}
      </span>
      <span className="underline">{messages.saveCopy}</span>
    </>
  );
  return (
    <SaveButton
      cv={cv}
      look="btn-ghost w-full flex-col gap-0 leading-tight"
      words={{ text, named: messages.saveCopyNamed }}
    />
  );
}

export interface DownloadControlProps {
  template: ResumeTemplate;
  /** The look of the start button: primary in a dialog, plain on the cards. */
  look?: 'btn-primary' | '';
}

interface StartButtonProps extends DownloadControlProps {
  view: DownloadView | undefined;
}

function StartButton({ template, look = '', view }: StartButtonProps) {
  const messages = resumeMessages;
  const { cvFileUrl: path, coverImageUrl: coverPath, name: templateName } = template;
  const [hasFailed, setFailed] = useState(false);
  const start = (event: MouseEvent): void => {
    event.preventDefault();
    setFailed(false);
    startDownload({ path, templateName, coverPath }).catch(() => setFailed(true));
  };
  return (
    <>
      {/* Before hydration the press waits for the app; without it the browser downloads the file. */}
      <form action={fileUrl(path)} data-held="">
        <button
          type="submit"
          className={`btn w-full px-1 text-sm ${look}`}
          aria-label={messages.downloadNamed(templateName)}
          onClick={start}
        >
          {messages.download}
        </button>
      </form>
      {view && <ShareButton path={path} />}
      {view && isInApp() && <UnsureFile />}
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
  const cv = useDownloadedCvs().find(({ path }) => path === template.cvFileUrl);
  const focus = useStableFocus(isUnfinished ? 'progress' : 'start');
  return (
    <div className="flex flex-col gap-2" {...focus}>
      {isUnfinished ? (
        <DownloadProgress view={view} />
      ) : (
        <StartButton template={template} look={look} view={view} />
      )}
      {/* Reserves the height, as the stored copy is read after the first paint. */}
      <div className="min-h-11">
        {cv && view === undefined ? <OwnCopy cv={cv} /> : <DownloadWords view={view} />}
      </div>
    </div>
  );
}
