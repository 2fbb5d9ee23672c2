import { useEffect, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '#device/drafts/drafts.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { preloadDialogs } from '#platform/dialogs/dialogs.ts';
import { ChangedElsewhere, DraftLine, OfflineFormLine } from '#ui/form/draft-line.tsx';
import type { SendingFailure } from './sending-note.tsx';

/** Protects a draft from reloads, and preloads the dialogs for offline use. */
export function useUnsavedDraft({ isStored }: { isStored: boolean }): void {
  useUnsavedForm({ isUnsaved: isStored });
  useEffect(() => {
    if (isStored) void preloadDialogs();
  }, [isStored]);
}

/** Moves the focus to the form's first field. */
export function focusFirstField(form: RefObject<HTMLFormElement | null>): void {
  form.current?.querySelector<HTMLElement>('select, input:not([type="file"])')?.focus();
}

interface EditFormProps<T> {
  formId: string;
  edit: {
    formRef: RefObject<HTMLFormElement | null>;
    isOvertaken: boolean;
    save: () => Promise<void>;
    overwrite: () => Promise<void>;
    restart: () => void;
  };
  draft: Draft<T>;
  saving: { isBusy: boolean; failure: SendingFailure | undefined };
  discardText: string;
  notes: ReactNode;
  children: ReactNode;
}

/** The form of an edit: conflict, fields, draft. */
export function EditForm<T>(props: EditFormProps<T>) {
  const { formId, draft, saving, discardText, notes, children } = props;
  const { formRef, ...edit } = props.edit;
  const heading = useRef<HTMLHeadingElement>(null);
  useUnsavedDraft(draft);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (edit.isOvertaken) heading.current?.focus();
    else if (!saving.isBusy) void edit.save();
  };
  /** Shows other texts and focuses the first field, once the note above the form is removed. */
  const restart = () => {
    flushSync(edit.restart);
    formRef.current?.scrollIntoView();
    focusFirstField(formRef);
  };
  return (
    <form id={formId} ref={formRef} noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-3 empty:hidden">
        {edit.isOvertaken && (
          <ChangedElsewhere
            headingRef={heading}
            isBusy={saving.isBusy}
            onLoad={restart}
            onSave={() => void edit.overwrite()}
          />
        )}
        {!saving.failure && <OfflineFormLine />}
        {notes}
      </div>
      {children}
      <DraftLine draft={draft} isLocked={saving.isBusy} discardText={discardText} onDiscard={restart} />
    </form>
  );
}
