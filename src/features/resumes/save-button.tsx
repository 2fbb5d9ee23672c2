import { useState, type ReactNode } from 'react';
import type { DownloadedCv } from './downloads/downloaded-cvs.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { toBlob } from '#platform/storage/stored-file.ts';
import { saveFile } from '#platform/storage/save-file.ts';
import { resumeMessages } from './messages.ts';

interface SaveButtonProps {
  cv: DownloadedCv;
  look?: string;
  /** The button's texts, "Save again" by default. */
  words?: { text: ReactNode; named: (templateName: string) => string };
}

/** Saves the stored CV as a file, also offline. */
export function SaveButton({ cv, look = '', words }: SaveButtonProps) {
  const messages = resumeMessages;
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
