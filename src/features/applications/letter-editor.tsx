import { useRef, useState, type SubmitEvent } from 'react';
import { authLimits } from '#contract/auth.ts';
import { formatDate } from '#platform/format.ts';
import type { Letter } from '#platform/letter.ts';
import { useLettersState, type LetterPlace } from '#platform/letters.ts';
import { useLocale, useMessages } from '#platform/messages.ts';
import { useUnsavedForm } from '#platform/unsaved-forms.ts';
import { isWindowAtLeast } from '#platform/window-width.ts';
import { DialogFrame } from '#ui/dialog-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AppliedJob } from './applied-job.ts';
import { checkLetter, MAX_BODY_CHARS, MAX_SUBJECT_CHARS, type LetterErrors } from './letter-rules.ts';
import { letterMessages } from './messages.ts';
import { finishLetter } from './recent.ts';
import { useLetter } from './use-letter.ts';

const FORM_ID = 'application-letter';
const BODY_ROWS = 14;
/** Narrower windows are filled: a letter needs the room beside the keyboard. */
const WINDOW_PX = 768;

/** Whether what is typed is kept, in words. */
function PlaceLine({ place }: { place: LetterPlace | null }) {
  const texts = useMessages(letterMessages);
  return (
    <p role="status" className="flex min-h-9 items-center gap-2 text-sm text-muted">
      {place === 'device' && (
        <>
          <Icon name="device" className="size-4" />
          {texts.kept}
        </>
      )}
      {place === 'page' && (
        <>
          <Icon name="warning" className="size-4 text-warning" />
          <span className="font-medium text-warning">{texts.keptInPage}</span>
        </>
      )}
    </p>
  );
}

interface FieldsProps {
  letter: Letter;
  errors: LetterErrors;
  edit: (text: Partial<Pick<Letter, 'to' | 'subject' | 'body'>>) => void;
}

function LetterFields({ letter, errors, edit }: FieldsProps) {
  const texts = useMessages(letterMessages);
  const isReadOnly = letter.step === 'sent';
  const hint = letter.to.trim() === '' ? { hint: texts.noAddressYet } : {};
  return (
    <>
      <TextField
        name="to"
        type="email"
        label={texts.to}
        value={letter.to}
        onValueChange={(to) => edit({ to })}
        error={errors.to}
        {...hint}
        input={{ inputMode: 'email', maxLength: authLimits.emailChars, readOnly: isReadOnly }}
      />
      <TextField
        name="subject"
        label={texts.subject}
        value={letter.subject}
        onValueChange={(subject) => edit({ subject })}
        input={{ maxLength: MAX_SUBJECT_CHARS, readOnly: isReadOnly }}
      />
      <TextAreaField
        name="body"
        label={texts.body}
        value={letter.body}
        onValueChange={(body) => edit({ body })}
        rows={BODY_ROWS}
        maxLength={MAX_BODY_CHARS}
        error={errors.body}
        isReadOnly={isReadOnly}
        isRequired
      />
    </>
  );
}

function SentNote({ letter, onAgain }: { letter: Letter; onAgain: () => void }) {
  const texts = useMessages(letterMessages);
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{texts.sent(formatDate(new Date(letter.stepAt).toISOString(), locale))}</p>
      <button type="button" className="btn" onClick={onAgain}>
        {texts.sendAgain}
      </button>
    </div>
  );
}

export interface EditorProps {
  applied: AppliedJob;
  onClose: () => void;
}

function OpenEditor({ applied, onClose }: EditorProps) {
  const texts = useMessages(letterMessages);
  const { letter, place, edit } = useLetter(applied);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = isChecked ? checkLetter(letter, texts) : {};
  useUnsavedForm({ isUnsaved: letter.step === 'draft' && place !== null });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkLetter(letter, texts);
    setIsChecked(true);
    const [first] = Object.keys(found);
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    void finishLetter(letter);
    onClose();
  };
  return (
    <DialogFrame
      look={isWindowAtLeast(WINDOW_PX) ? 'window' : 'screen'}
      title={texts.dialog}
      closeText={texts.close}
      onClose={onClose}
      footer={
        letter.step === 'sent' ? (
          <SentNote letter={letter} onAgain={() => edit({})} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <PlaceLine place={place} />
            <button type="submit" form={FORM_ID} className="btn btn-primary text-base max-sm:w-full">
              {texts.ready}
            </button>
          </div>
        )
      }
    >
      <form ref={form} id={FORM_ID} noValidate onSubmit={submit} className="grid gap-4">
        <p className="font-semibold">{texts.dialogFor(letter.title, letter.companyName)}</p>
        <LetterFields letter={letter} errors={errors} edit={edit} />
      </form>
    </DialogFrame>
  );
}

/** Where the letter is written: every change is kept as it is typed. */
export function LetterEditor({ applied, onClose }: EditorProps) {
  const texts = useMessages(letterMessages);
  if (useLettersState() === 'unread') return <p role="status">{texts.reading}</p>;
  return <OpenEditor applied={applied} onClose={onClose} />;
}
