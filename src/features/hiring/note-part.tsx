import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import * as v from 'valibot';
import { showInLists, showOpened, writeNote } from '#api/inbox/inbox.ts';
import { applicationLimits, type OpenedApplication } from '#contract/applications/application.ts';
import { useDraft, type Draft } from '#device/drafts/draft.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { ChangedElsewhere, DraftLine } from '#ui/form/draft-line.tsx';
import { openedMessages } from './messages.ts';
import { TextAreaField } from '#ui/form/text-field.tsx';

/** A note, and the saved note (`base`) that it replaces. */
const Written = v.object({ note: v.string(), base: v.string() });
type Written = v.InferOutput<typeof Written>;

interface FieldsProps {
  draft: Draft<Written>;
  /** The saved note. */
  saved: string;
  formId: string;
  isBusy: boolean;
  onSave: (written: Written, draft: Draft<Written>) => void;
}

function NoteFields({ draft, saved, formId, isBusy, onSave }: FieldsProps) {
  const texts = openedMessages.own;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [written, setWritten] = useState(draft.start);
  const { note, base } = written;
  const isChanged = base !== saved && note !== saved;
  const change = (next: Written) => {
    setWritten(next);
    draft.save(next);
  };
  const save = (next: Written) => {
    if (!isBusy) onSave(next, draft);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged) heading.current?.focus();
    else save(written);
  };
  const restart = () => {
    draft.discard();
    setWritten({ note: saved, base: saved });
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-2">
      {isChanged && (
        <ChangedElsewhere
          headingRef={heading}
          isBusy={isBusy}
          onLoad={restart}
          onSave={() => {
            change({ note, base: saved });
            save({ note, base: saved });
          }}
        />
      )}
      <TextAreaField
        name="note"
        label={texts.title}
        value={note}
        onValueChange={(text) => change({ note: text, base })}
        rows={3}
        maxLength={applicationLimits.noteChars}
        hint={texts.hint}
        isReadOnly={isBusy}
      />
      <DraftLine draft={draft} isLocked={isBusy} discardText={texts.discard} onDiscard={restart} />
    </form>
  );
}

function NoteDraft({ id, saved, ...rest }: Omit<FieldsProps, 'draft'> & { id: string }) {
  const draft = useDraft(`application-note:${id}`, Written, { note: saved, base: saved });
  if (!draft.isRead) return null;
  return <NoteFields key={draft.round} {...rest} draft={draft} saved={saved} />;
}

interface NotePartProps {
  userId: string;
  application: OpenedApplication;
}

/** The employer's own note, which is a draft on the device until it is saved. */
export function NotePart({ userId, application: { id, employerNote } }: NotePartProps) {
  const texts = openedMessages.own;
  const formId = useId();
  const queryClient = useQueryClient();
  const { isBusy, answer, failure, submit } = useSubmit({
    key: ['inbox', 'note'],
    send: (written: Written) => writeNote(userId, id, written),
    toFailure: failureText,
  });
  const save = async (written: Written, draft: Draft<Written>) => {
    const result = await submit(written);
    if (result?.kind !== 'done') return;
    const { isSaved, application } = result.answer;
    if (isSaved) draft.discard();
    showOpened(queryClient, userId, application);
    showInLists(queryClient, userId, [application]);
  };
  return (
    <div className="grid min-w-0 gap-2">
      <NoteDraft
        // Its draft begins with the saved note.
        key={employerNote}
        id={id}
        saved={employerNote}
        formId={formId}
        isBusy={isBusy}
        onSave={(written, draft) => void save(written, draft)}
      />
      {failure !== undefined && (
        <p role="alert" className="text-sm font-medium text-error">
          {texts.failed(failure)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {/* Outside of the form, which begins again once the note is saved: the focus stays here. */}
        <button
          type="submit"
          form={formId}
          className="btn border-control bg-base-200 text-base"
          aria-disabled={isBusy}
        >
          {isBusy ? texts.saving : texts.save}
        </button>
        <span role="status" className="text-sm font-medium text-success">
          {answer?.isSaved && texts.saved}
        </span>
      </div>
    </div>
  );
}
