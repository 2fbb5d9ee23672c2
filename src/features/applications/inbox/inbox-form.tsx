import { type SubmitEvent, useRef, useState } from 'react';
import { applyHere } from '#api/applications/application-outbox.ts';
import { applicationLimits } from '#contract/applications/application.ts';
import { textAreaRows } from '#contract/limits.ts';
import { type Cv, useNewestCv } from '#device/cv.ts';
import { type AppliedJob, type Letter, storeLetter } from '#device/letter.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { errorText } from '#platform/http/api-error.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { logNotice } from '#platform/log.ts';
import { serverNow } from '#platform/server-time.ts';
import { readSession, useSession } from '#platform/session/session.ts';
import { toMoment } from '#ui/applying/application-state.tsx';
import { UnreadableDraftLine } from '#ui/form/draft-line.tsx';
import { TextAreaField } from '#ui/form/text-field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { applicationStateMessages } from '#ui/panel-messages.ts';
import { QuietButton } from '../letter-actions.tsx';
import { asSent } from '../letter-rules.ts';
import { letterMessages } from '../messages.ts';
import { CvChoice } from './cv-choice.tsx';
import {
  checkValues,
  type Person,
  toApplicationValues,
  toDraft,
  toPerson,
  toScreeningAnswers,
} from './form-rules.ts';
import { applicationFormMessages as texts } from './messages.ts';
import { AnswerFields, PersonFields } from './person-fields.tsx';
import { useAreCvsUnreadable, useCvOptions, useUsualCv, type Inbox } from './use-inbox.ts';

/** Makes the file of a CV that was written on this device. */
export type MakeCv = (cv: Cv) => Promise<File>;

/** The form's id, for a button outside it. */
const INBOX_FORM = 'apply-here';

/** As the account says, or without one the newest CV. */
function usePerson(): Person {
  const user = useSession()?.user;
  const fields = useNewestCv()?.fields;
  if (user) {
    const name = `${user.firstName} ${user.lastName}`.trim();
    return { name, phone: user.phoneNumber, email: user.email };
  }
  return { name: fields?.fullName ?? '', phone: fields?.mobile ?? '', email: fields?.email ?? '' };
}

/** Null where it cannot be made, as letters for it are not on this device. */
async function makeFile(makeCv: MakeCv, cv: Cv): Promise<File | null> {
  try {
    return await makeCv(cv);
  } catch (error) {
    logNotice('CV not made', errorText(error));
    return null;
  }
}

interface InboxFormProps {
  applied: AppliedJob;
  letter: Letter | undefined;
  makeCv: MakeCv;
  inbox: Inbox;
  /** Called with what has to be known beside that. */
  onNote: (note: string) => void;
}

/** The form to apply in the product. Use it once draft, letters and CVs are read. */
function InboxForm(props: InboxFormProps) {
  const { applied, letter, makeCv, onNote } = props;
  const { draft, start, edited, busy, setBusy, clear } = props.inbox;
  const isBusy = busy !== '';
  const { jobId, title: jobTitle, companyName } = applied;
  const questions = applied.job?.screening ?? [];
  const options = useCvOptions();
  const prefilled = { person: usePerson(), cvId: useUsualCv(options) };
  const reading = useRef<Promise<boolean> | null>(null);
  const [trouble, setTrouble] = useState('');
  const isUnreadable = useAreCvsUnreadable();
  const isThere = isUnreadable || options.some(({ id }) => id === start.cvId);
  // In place of one that was removed, no other is chosen unasked.
  const cvId = start.cvId === '' ? prefilled.cvId : isThere ? start.cvId : '';
  const { values, formRef, field, checkAll, read } = useFields<string>({
    initial: toApplicationValues(start, { ...prefilled, cvId }, questions),
    check: (typed) => checkValues(typed, questions),
    onEdit: (typed) => {
      setTrouble('');
      draft.save(toDraft(typed, { questions, before: draft.current() }, prefilled));
    },
  });
  useUnsavedForm({ isUnsaved: draft.isStored && draft.place !== 'device' });

  const fail = (text: string) => {
    setTrouble(text);
    formRef.current?.querySelector<HTMLElement>('[type=radio]:checked')?.focus();
  };
  const store = async () => {
    const typed = read();
    // Who signs in while the CV is being made has not pressed Send.
    const userId = readSession()?.user._id ?? null;
    // A file that was read while Send waited is not among the options of this render.
    const { cv: cvId = '' } = typed;
    const made = options.find(({ id }) => id === cvId)?.made ?? null;
    const file = made === null ? undefined : await makeFile(makeCv, made);
    if (file === null) return fail(texts.cv.notMade);
    const { note = '' } = typed;
    const answers = toScreeningAnswers(typed, questions);
    const placed = await applyHere(
      {
        jobId,
        jobTitle,
        companyName,
        ...toPerson(typed),
        note: note.trim(),
        answers,
        cvId,
        isFollowed: false,
      },
      { userId, made: file },
    );
    if (placed === 'noCv') return fail(texts.cv.missing);
    if (placed === 'unreadable') return fail(texts.cv.notRead);
    if (placed === 'signedOut') return onNote(texts.signedOut);
    draft.discard();
    if (letter && letter.body === note) void storeLetter(asSent(letter, serverNow()));
    if (placed === 'page') onNote(texts.onlyInPage);
  };
  const isFileRead = async (): Promise<boolean> => {
    const waited = reading.current;
    const isRead = (await waited) ?? true;
    return reading.current === null || reading.current === waited ? isRead : isFileRead();
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (reading.current) setBusy(texts.cv.reading);
    if ((await isFileRead()) && checkAll()) {
      setBusy(texts.making);
      await store();
    }
    setBusy('');
  };
  const note = field('note');
  return (
    <form
      ref={formRef}
      id={INBOX_FORM}
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid gap-5"
    >
      <PersonFields person={toPerson(values)} toField={field} />
      <CvChoice
        field={field('cv')}
        options={options}
        isUnreadable={isUnreadable}
        trouble={trouble}
        onReading={(next) => {
          reading.current = next;
        }}
      />
      <AnswerFields questions={questions} toField={field} />
      <div>
        <TextAreaField
          {...note}
          label={texts.note}
          rows={textAreaRows.qualifications}
          maxLength={applicationLimits.noteChars}
        />
        {letter && letter.body.trim() !== '' && note.value === '' && (
          <QuietButton onClick={() => note.onValueChange(letter.body)}>{texts.takeLetter}</QuietButton>
        )}
      </div>
      <UnreadableDraftLine draft={draft} />
      {(draft.isStored || edited) && <QuietButton onClick={() => void clear()}>{texts.discard}</QuietButton>}
    </form>
  );
}

interface ApplyHereProps {
  applied: AppliedJob;
  letter: Letter | undefined;
  makeCv: MakeCv;
  inbox: Inbox;
  onNote: (note: string) => void;
}

/** Applying in the product, with the other ways below. */
export function ApplyHere({ applied, letter, makeCv, inbox, onNote }: ApplyHereProps) {
  const { draft, round, application, edited } = inbox;
  const now = useNow();
  const { receipt } = application ?? {};
  const withdrawnAt = receipt?.state === 'withdrawn' ? receipt.stateAt : undefined;
  const { at, told } = applicationStateMessages;
  if (!draft.isRead) return <p role="status">{letterMessages.reading}</p>;
  return (
    <>
      {edited && <p className="font-semibold text-warning">{applicationStateMessages.edited}</p>}
      {withdrawnAt !== undefined && (
        <p className="tabular rounded-lg bg-notice px-3 py-2">
          {texts.applyAgain(at(told.withdrawn, toMoment(withdrawnAt, now)))}
        </p>
      )}
      <InboxForm
        key={round}
        applied={applied}
        letter={letter}
        makeCv={makeCv}
        inbox={inbox}
        onNote={onNote}
      />
    </>
  );
}

/** Sends the form from the bottom of the sheet, where it is always seen. */
export function SendBar({ inbox: { draft, busy } }: { inbox: Inbox }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-muted">
        {busy || (draft.place === 'page' ? texts.onlyInPage : draft.place === 'device' && texts.stored)}
      </p>
      <button
        type="submit"
        form={INBOX_FORM}
        aria-disabled={busy !== ''}
        className="btn btn-primary text-base max-sm:w-full"
      >
        {texts.send}
      </button>
    </div>
  );
}
