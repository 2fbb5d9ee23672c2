import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { useJobClosing } from '#api/job-closing.ts';
import { authLimits } from '#contract/accounts/auth.ts';
import { formatShortDate } from '#contract/format.ts';
import {
  type AppliedJob,
  type Letter,
  knownLetters,
  useLettersState,
  useStoredLetter,
  storeLetter,
} from '#device/letter.ts';
import type { RecordPlace } from '#device/record-writes.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { isWindowAtLeast } from '#platform/browser/window.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { locale } from '#platform/i18n/locale.ts';
import { serverNow } from '#platform/server-time.ts';
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { openApply } from './apply-sheet-state.ts';
import {
  checkLetter,
  createLetter,
  type LetterErrors,
  MAX_BODY_CHARS,
  MAX_SUBJECT_CHARS,
  withText,
} from './letter-rules.ts';
import { letterMessages as texts } from './messages.ts';
import { clearRecent, finishLetter } from './recent.tsx';
import { useTemplate } from './cv-attachment.tsx';

const BODY_ROWS = 14;

interface LetterFieldsProps {
  letter: Letter;
  errors: LetterErrors;
  edit: (text: Partial<Mail>) => void;
}

/** The fields of a letter; read-only once it was sent. */
function LetterFields({ letter, errors, edit }: LetterFieldsProps) {
  const isReadOnly = letter.step === 'sent';
  const own = letter.company?.email.trim();
  const hint = letter.to.trim() === '' && { hint: own ? texts.ownAddress(own) : texts.noAddressYet };
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

const FORM_ID = 'application-letter';
const WINDOW_PX = 768;

function PlaceLine({ place }: { place: RecordPlace | null }) {
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
  if (useLettersState() === 'unread') return <p role="status">{texts.reading}</p>;
  return <OpenEditor {...props} />;
}

interface EditedLetter {
  letter: Letter;
  place: RecordPlace | null;
  edit: (text: Partial<Mail>) => void;
}

/** The letter of a job in the editor, synchronised with other tabs. Use it once the letters are loaded. */
function useLetter(applied: AppliedJob): EditedLetter {
  const shown = useStoredLetter(applied.jobId);
  const template = useTemplate(applied);
  const fresh = useMemo(() => createLetter(applied, template), [applied, template]);
  return {
    letter: shown?.letter ?? fresh,
    place: shown?.place ?? null,
    edit: (text) => {
      clearRecent(applied.jobId);
      // Autofill may change two fields before React renders again.
      const latest = knownLetters().get(applied.jobId)?.letter ?? fresh;
      void storeLetter(withText(latest, text, serverNow()));
    },
  };
}
