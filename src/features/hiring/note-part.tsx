import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import * as v from 'valibot';
import type { Owner } from '#api/inbox/inbox-counts.ts';
import { showInLists, showOpened, writeNote } from '#api/inbox/inbox.ts';
import { applicationLimits, type OpenedApplication } from '#contract/applications/application.ts';
import { useDraft, type Draft } from '#device/drafts/drafts.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { DraftLine, EarlierText } from '#presenters/draft-line.tsx';
import { openedMessages } from '#texts/features/hiring/messages';
import { TextAreaField } from '#ui/form/text-area-field.tsx';

interface FieldsProps {
  draft: Draft<string>;
  /** The saved note. */
  saved: string;
  formId: string;
  isBusy: boolean;
  onSave: (note: string, draft: Draft<string>) => void;
}

function NoteFields({ draft, saved, formId, isBusy, onSave }: FieldsProps) {
  const texts = openedMessages.own;
  const [note, setNote] = useState(draft.start);
  const change = (text: string) => {
    setNote(text);
    draft.save(text);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSave(note, draft);
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-2">
      <EarlierText draft={draft} isLocked={isBusy} />
      <TextAreaField
        name="note"
        label={texts.title}
        value={note}
        onValueChange={change}
        rows={3}
        maxLength={applicationLimits.noteChars}
        hint={texts.hint}
        isReadOnly={isBusy}
      />
      <DraftLine
        draft={draft}
        isLocked={isBusy}
        discardText={texts.discard}
        onDiscard={() => {
          draft.discard();
          setNote(saved);
        }}
      />
    </form>
  );
}

function NoteDraft({
  id,
  initial,
  ...rest
}: Omit<FieldsProps, 'draft' | 'saved'> & { id: string; initial: string }) {
  const draft = useDraft(`application-note:${id}`, v.string(), initial);
  if (!draft.isRead) return null;
  return <NoteFields key={draft.round} {...rest} draft={draft} saved={initial} />;
}

interface NotePartProps {
  owner: Owner;
  application: OpenedApplication;
}

/** The employer's own note, which is a draft on the device until it is saved. */
export function NotePart({ owner, application: { id, employerNote } }: NotePartProps) {
  const texts = openedMessages.own;
  const formId = useId();
  const queryClient = useQueryClient();
  const { isBusy, isDone, failure, submit } = useSubmit({
    key: ['inbox', 'note'],
    send: (note: string) => writeNote(owner, id, note),
    toFailure: failureText,
  });
  const save = async (note: string, draft: Draft<string>) => {
    const result = await submit(note);
    if (result?.kind !== 'done') return;
    draft.discard();
    showOpened(queryClient, owner.userId, result.answer);
    showInLists(queryClient, owner.userId, [result.answer]);
  };
  return (
    <div className="grid min-w-0 gap-2">
      <NoteDraft
        // Its draft begins with the saved note.
        key={employerNote}
        id={id}
        initial={employerNote}
        formId={formId}
        isBusy={isBusy}
        onSave={(note, draft) => void save(note, draft)}
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
          {isDone && texts.saved}
        </span>
      </div>
    </div>
  );
}
