import { useState } from 'react';
import type { DownloadedCv } from './downloads/downloaded-cvs.ts';
import { fileUrl } from '#platform/startup/config.ts';
import { toBlob } from '#platform/storage/stored-file.ts';
import { saveFile } from '#platform/storage/save-file.ts';
import { resumeMessages } from '#texts/features/resumes/messages';

interface SaveButtonProps {
  cv: DownloadedCv;
  look?: 'btn-primary' | '';
}

/** Saves the stored CV as a file, also offline. */
export function SaveButton({ cv, look = '' }: SaveButtonProps) {
  const messages = resumeMessages;
  const [isBlocked, setBlocked] = useState(false);
  const save = async (): Promise<void> => {
    setBlocked((await saveFile(toBlob(cv.file), cv.name, fileUrl(cv.path))) === 'blocked');
  };
  return (
    <>
      <button
        type="button"
        className={`btn px-2 text-sm ${look}`}
        aria-label={messages.saveAgainNamed(cv.templateName)}
        onClick={() => void save()}
      >
        {messages.saveAgain}
      </button>
      {isBlocked && (
        <p role="alert" className="text-sm text-error">
          {messages.saveBlocked}
        </p>
      )}
    </>
  );
}
