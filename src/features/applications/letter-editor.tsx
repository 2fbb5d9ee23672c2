import { locale } from '#platform/i18n/locale.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { useJobClosing } from '#api/job-closing.ts';
import { formatShortDate } from '#contract/format.ts';
import { useLettersState } from '#device/letters/letters.ts';
import type { AppliedJob, LetterPlace } from '#device/letters/letter.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { isWindowAtLeast } from '#platform/browser/window-width.ts';
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { openApply } from './apply-sheet-state.ts';
import { checkLetter } from './letter-rules.ts';
import { LetterFields } from './letter-fields.tsx';
import { letterMessages } from './messages.ts';
import { finishLetter } from './recent.ts';
import { useLetter, type EditedLetter } from './use-letter.ts';

const FORM_ID = 'application-letter';
const WINDOW_PX = 768;

function PlaceLine({ place }: { place: LetterPlace | null }) {
  const texts = letterMessages;
  return (
    <p role="status" className="flex min-h-9 items-center gap-2 text-sm text-muted">
      {place === 'page' && (
        <>
          <Icon name="warning" className="size-4 text-warning" />
          <span className="font-medium text-warning">{texts.onlyInPage}</span>
        </>
      )}
      {place === 'device' && (
        <>
          <Icon name="device" className="size-4" />
          {texts.stored}
        </>
      )}
    </p>
  );
}

function EditorFooter({ letter, place, edit }: EditedLetter) {
  const texts = letterMessages;
  const now = useNow();
  if (letter.step === 'sent') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{texts.sent(formatShortDate(new Date(letter.stepAt).toISOString(), now, locale))}</p>
        <button type="button" className="btn" onClick={() => edit({})}>
          {texts.sendAgain}
        </button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <PlaceLine place={place} />
      <button type="submit" form={FORM_ID} className="btn btn-primary text-base max-sm:w-full">
        {texts.save}
      </button>
    </div>
  );
}

export interface EditorProps {
  applied: AppliedJob;
  onClose: () => void;
}

function OpenEditor({ applied, onClose }: EditorProps) {
  const texts = letterMessages;
  const closing = useJobClosing(applied);
  const edited = useLetter(applied);
  const { letter, place, edit } = edited;
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useUnsavedForm({ isUnsaved: letter.step === 'draft' && place !== null });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [wrong] = Object.keys(checkLetter(letter, texts));
    setIsChecked(true);
    if (wrong !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    void finishLetter(letter);
    openApply(applied);
  };
  return (
    <DialogFrame
      look={isWindowAtLeast(WINDOW_PX) ? 'window' : 'screen'}
      title={texts.dialog}
      closeText={texts.close}
      onClose={onClose}
      footer={<EditorFooter {...edited} />}
    >
      <form ref={form} id={FORM_ID} noValidate onSubmit={submit} className="grid gap-4">
        <p className="font-semibold">{texts.dialogFor(letter.title, letter.companyName)}</p>
        <p role="status" className="font-medium text-warning empty:hidden">
          {closing && texts.closing[closing]}
        </p>
        <LetterFields letter={letter} errors={isChecked ? checkLetter(letter, texts) : {}} edit={edit} />
      </form>
    </DialogFrame>
  );
}

/** Edits a letter; every change is stored as it is typed. */
export function LetterEditor(props: EditorProps) {
  const texts = letterMessages;
  if (useLettersState() === 'unread') return <p role="status">{texts.reading}</p>;
  return <OpenEditor {...props} />;
}
