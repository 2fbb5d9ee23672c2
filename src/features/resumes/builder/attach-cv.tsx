import { useState } from 'react';
import type { Cv } from '#device/cv.ts';
import { canShareFile, copyText, shareWithApp } from '#platform/browser/share.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { errorText } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { saveFile, type SaveOutcome } from '#platform/storage/save-file.ts';
import { UnsureFile } from '#ui/own-browser.tsx';
import { attachMessages as texts } from '../messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { makeCvFile } from './make-file.ts';

export interface AttachCvProps {
  cv: Cv;
  mail: Mail;
  /** Called once another app has the file and the letter. */
  onShared: () => void;
}

type State = 'idle' | 'making' | 'ready' | 'failed' | SaveOutcome;

function toNote(state: State, file: string): string {
  if (state === 'saved') return texts.saved(file);
  if (state === 'blocked') return texts.saveBlocked;
  return state === 'making' || state === 'ready' || state === 'failed' ? texts[state] : '';
}

/** Shares the CV with its letter through the device's share sheet, or saves it: `mailto:` cannot attach files. */
export function AttachCv({ cv, mail, onShared }: AttachCvProps) {
  const [state, setState] = useState<State>('idle');
  const [made, setMade] = useState<{ cv: Cv; file: File }>();
  const isShared = canShareFile(new File([], 'cv.pdf', { type: 'application/pdf' }));

  const share = async (file: File, wasMade: boolean): Promise<State> => {
    if (mail.to !== '') void copyText(mail.to);
    const outcome = await shareWithApp({ files: [file], title: mail.subject, text: mail.body });
    if (outcome === 'shared') onShared();
    if (outcome !== 'failed') return 'idle';
    // `navigator.share` needs a tap a few seconds ago, and making the file may take longer: the next tap shares it.
    return wasMade ? saveFile(file, file.name) : 'ready';
  };
  const press = async () => {
    if (state === 'making') return;
    try {
      setState('making');
      const known = made?.cv === cv ? made.file : undefined;
      const file = known ?? (await makeCvFile(cv, 'pdf')).file;
      setMade({ cv, file });
      setState(await (isShared ? share(file, known !== undefined) : saveFile(file, file.name)));
    } catch (error) {
      logNotice('CV not made', errorText(error));
      setState('failed');
    }
  };
  const hint = isShared ? mail.to !== '' && texts.shareHint : texts.saveHint;
  const note = toNote(state, made?.file.name ?? '');
  return (
    <>
      <button
        type="button"
        className="btn text-base"
        aria-disabled={state === 'making'}
        onClick={() => void press()}
      >
        <Icon name={isShared ? 'share' : 'download'} />
        {isShared ? texts.share : texts.save}
      </button>
      <p role="status" className="text-sm">
        {note || hint}
      </p>
      {state === 'unsure' && <UnsureFile />}
    </>
  );
}
