import { useState } from 'react';
import type { Cv } from '#device/cv.ts';
import { errorText } from '#platform/http/api-error.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { logNotice } from '#platform/log.ts';
import { isInApp } from '#platform/browser/in-app.ts';
import { UnsureFile } from '#ui/own-browser.tsx';
import { saveFile } from '#platform/storage/save-file.ts';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { makeCvFile, type CvFormat } from './make-file.ts';
import { cvBuilderMessages as messages } from './messages.ts';
import { Designs } from './preview/designs.tsx';
import type { PdfReady } from './use-pdf-ready.ts';

export interface MakeSheetProps {
  cv: Cv;
  pdf: PdfReady;
  onChange: (changes: Partial<Cv>) => void;
  onClose: () => void;
}

/** Opens the share sheet with the file, where supported: `navigator.share` needs a separate tap. */
function ShareButton({ file }: { file: File }) {
  if (!('canShare' in navigator) || !navigator.canShare({ files: [file] })) return null;
  const share = () => void navigator.share({ files: [file] }).catch(() => undefined);
  return (
    <button type="button" className="btn" onClick={share}>
      {messages.share}
    </button>
  );
}

function useMaking(cv: Cv) {
  const [note, setNote] = useState({ text: '', isError: false });
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<File | null>(null);
  const make = async (format: CvFormat): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setNote({ text: messages.making, isError: false });
    try {
      const { file, missing } = await makeCvFile(cv, format);
      setMade(file);
      const outcome = await saveFile(file, file.name);
      const isBlocked = outcome === 'blocked';
      const made = outcome === 'unsure' ? '' : messages.made(file.name);
      const leftOut = missing.length === 0 ? '' : messages.leftOut(missing);
      setNote({ text: isBlocked ? messages.saveBlocked : `${made} ${leftOut}`.trim(), isError: isBlocked });
    } catch (error) {
      logNotice('CV not made', errorText(error));
      setNote({ text: messages.makeFailed, isError: true });
    }
    setBusy(false);
  };
  return { note, isBusy, made, make };
}

/** Chooses design, name and format, and makes the file on this device. */
export function MakeSheet({ cv, pdf, onChange, onClose }: MakeSheetProps) {
  const { note, isBusy, made, make } = useMaking(cv);
  const { state, bytes } = pdf;
  const { fields, hints, optional } = messages;
  const formats: readonly CvFormat[] = ['pdf', 'docx'];
  return (
    <ModalDialog
      title={messages.download}
      closeText={messages.close}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-2">
          <p role="status" className={`text-sm empty:hidden ${note.isError ? 'text-error' : ''}`}>
            {note.text}
          </p>
          {state === 'needsDownload' && <p className="text-sm">{messages.pdfDownload(formatSize(bytes))}</p>}
          {state === 'needsInternet' && <p className="text-sm">{messages.pdfOffline}</p>}
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            {formats.map((format, index) => (
              <button
                key={format}
                type="button"
                className={`btn ${index === 0 ? 'btn-primary' : ''}`}
                aria-disabled={isBusy}
                onClick={() => void make(format)}
              >
                <Icon name="download" />
                {messages.formats[format]}
              </button>
            ))}
          </div>
          {made && isInApp() && <UnsureFile more={messages.ownBrowser} />}
          {made && <ShareButton file={made} />}
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {cv.fields.fullName.trim() === '' && <p>{messages.noName}</p>}
        <Designs cv={cv} canDraw={pdf.canDraw} onDesign={(design) => onChange({ design })} />
        <TextField
          name="cv-name"
          label={optional(fields.name)}
          value={cv.name}
          onValueChange={(name) => onChange({ name })}
          hint={hints.name}
          input={{ autoComplete: 'off' }}
        />
      </div>
    </ModalDialog>
  );
}
