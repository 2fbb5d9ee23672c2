import { type MouseEvent, type ReactNode, useState } from 'react';
import type { ResumeTemplate } from '#contract/jobs/resume-template.ts';
import { isInApp } from '#platform/browser/in-app.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { needsShareSheet, saveFile } from '#platform/storage/save-file.ts';
import { toBlob } from '#platform/storage/stored-file.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { UnsureFile } from '#ui/own-browser.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { DownloadProgress, DownloadWords } from './download-progress.tsx';
import { type DownloadedCv, useDownloadedCvs } from './downloads/downloaded-cvs.ts';
import { type DownloadView, isUnderWay, startDownload, useDownloads } from './downloads/downloads.ts';
import { resumeMessages as messages } from './messages.ts';

/** The download of a template, the device's copy, and what keeps the focus as buttons replace each other. */
export function useTemplateDownload({ cvFileUrl }: ResumeTemplate) {
  const view = useDownloads().get(cvFileUrl);
  const unfinished = view && isUnderWay(view) ? view : undefined;
  const cv = useDownloadedCvs().find(({ path }) => path === cvFileUrl);
  const focus = useStableFocus(unfinished ? 'progress' : 'start');
  return { view, unfinished, cv: view ? undefined : cv, focus };
}

/** Where files are saved by the share sheet, `navigator.share` needs another tap. */
function ShareButton({ path }: { path: string }) {
  const cv = useDownloadedCvs().find((one) => one.path === path);
  return cv && needsShareSheet() ? <SaveButton cv={cv} look="btn-primary" /> : null;
}

/** A button that shows that the device has the file, and saves it without a download. */
export function OwnCopy({ cv }: { cv: DownloadedCv }) {
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
      look="btn-ghost flex-col items-start gap-0 px-0 leading-tight"
      words={{ text, named: messages.saveCopyNamed }}
    />
  );
}

export interface DownloadControlProps {
  template: ResumeTemplate;
}

interface StartButtonProps extends DownloadControlProps {
  view: DownloadView | undefined;
  /** In a row of a phone the button is an icon. */
  isInRow?: boolean;
}

export function StartButton({ template, view, isInRow = false }: StartButtonProps) {
  const { cvFileUrl: path, coverImageUrl: coverPath, name: templateName } = template;
  const isDone = view?.phase === 'done';
  const start = (event: MouseEvent): void => {
    event.preventDefault();
    startDownload({ path, templateName, coverPath });
  };
  return (
    <>
      {/* Before hydration the press waits for the app; without it the browser downloads the file. */}
      <form action={fileUrl(path)} data-held="">
        <button
          type="submit"
          className={`btn min-w-11 px-2 text-sm ${isInRow ? '' : 'btn-primary w-full'}`}
          aria-label={messages.downloadNamed(templateName)}
          onClick={start}
        >
          {isInRow && <Icon name="download" />}
          <span className={isInRow ? 'max-filters:sr-only' : ''}>{messages.download}</span>
        </button>
      </form>
      {isDone && <ShareButton path={path} />}
      {isDone && isInApp() && <UnsureFile />}
    </>
  );
}

/** Downloads a template's file and shows the progress. */
export function DownloadControl({ template }: DownloadControlProps) {
  const { view, unfinished, cv, focus } = useTemplateDownload(template);
  return (
    <div className="flex flex-col gap-2" {...focus}>
      {unfinished ? <DownloadProgress view={unfinished} /> : <StartButton template={template} view={view} />}
      {cv ? <OwnCopy cv={cv} /> : <DownloadWords view={view} />}
    </div>
  );
}

interface SaveButtonProps {
  cv: DownloadedCv;
  look?: string;
  /** The button's texts, "Save again" by default. */
  words?: { text: ReactNode; named: (templateName: string) => string };
}

/** Saves the stored CV as a file, also offline. */
export function SaveButton({ cv, look = '', words }: SaveButtonProps) {
  const { text, named } = words ?? { text: messages.saveAgain, named: messages.saveAgainNamed };
  const [isBlocked, setBlocked] = useState(false);
  const save = async (): Promise<void> => {
    setBlocked((await saveFile(toBlob(cv.file), cv.name, fileUrl(cv.path))) === 'blocked');
  };
  return (
    <>
      <button
        type="button"
        className={`btn px-2 text-sm ${look}`}
        aria-label={named(cv.templateName)}
        onClick={() => void save()}
      >
        {text}
      </button>
      {isBlocked && (
        <p role="alert" className="text-sm text-error">
          {messages.saveBlocked}
        </p>
      )}
    </>
  );
}
