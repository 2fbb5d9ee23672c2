import { useState } from 'react';
import type { DownloadedCv } from '#platform/downloaded-cvs.ts';
import { toBlob } from '#platform/kept-file.ts';
import { useMessages } from '#platform/messages.ts';
import { saveFile } from '#platform/save-file.ts';
import { resumeMessages } from './messages.ts';

interface SaveButtonProps {
  cv: DownloadedCv;
  isPrimary?: boolean;
}

/** Makes a file of what the device keeps, without a network. */
export function SaveButton({ cv, isPrimary = false }: SaveButtonProps) {
  const messages = useMessages(resumeMessages);
  const [isBlocked, setBlocked] = useState(false);
  const save = async (): Promise<void> => {
    setBlocked((await saveFile(toBlob(cv.file), cv.name)) === 'blocked');
  };
  return (
    <>
      <button
        type="button"
        className={isPrimary ? 'btn btn-primary' : 'btn'}
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
