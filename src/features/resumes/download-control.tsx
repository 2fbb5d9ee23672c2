import { useState } from 'react';
import type { ResumeTemplate } from '#contract/resume-template.ts';
import { useDownloadedCvs } from '#platform/downloaded-cvs.ts';
import { startDownload, useDownloads } from '#platform/downloads.ts';
import { useMessages } from '#platform/messages.ts';
import { needsShareSheet } from '#platform/save-file.ts';
import { Icon } from '#ui/icon.tsx';
import { DownloadProgress } from './download-progress.tsx';
import { resumeMessages } from './messages.ts';
import { SaveButton } from './save-button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** The file is here: where a share sheet takes it, that is one more press away. */
function Ready({ path, isKept }: { path: string; isKept: boolean }) {
  const messages = useMessages(resumeMessages);
  const cv = useDownloadedCvs().find((one) => one.path === path);
  const isShared = cv !== undefined && needsShareSheet();
  const words = isShared ? messages.readyToSave : messages.phases.done;
  return (
    <>
      <p role="status" className="text-sm text-success">
        {isKept ? words : messages.fileNotKept}
      </p>
      {isShared && <SaveButton cv={cv} isPrimary />}
    </>
  );
}

/** Downloads a template's file, and shows how far it is. */
export function DownloadControl({ template }: { template: ResumeTemplate }) {
  const messages = useMessages(resumeMessages);
  const { cvFileUrl: path, coverImageUrl: coverPath, name: templateName } = template;
  const view = useDownloads().get(path);
  const [hasFailed, setFailed] = useState(false);
  const start = (): void => {
    setFailed(false);
    startDownload({ path, templateName, coverPath }).catch(() => setFailed(true));
  };
  const isWhole = view?.phase === 'done';
  const focus = useKeptFocus(view && !isWhole ? 'progress' : 'start');
  if (view && !isWhole) {
    return (
      <div className="mt-auto" {...focus}>
        <DownloadProgress view={view} />
      </div>
    );
  }
  return (
    <div className="mt-auto flex flex-col gap-2" {...focus}>
      <button
        type="button"
        className="btn btn-primary w-full"
        aria-label={messages.downloadNamed(templateName)}
        onClick={start}
      >
        <Icon name={view ? 'check' : 'download'} />
        {messages.download}
      </button>
      {view && <Ready path={path} isKept={view.isKept} />}
      {hasFailed && (
        <p role="alert" className="text-sm text-error">
          {messages.startFailed}
        </p>
      )}
    </div>
  );
}
