import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '#contract/format.ts';
import type { Draft } from '#device/drafts/draft.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { preloadDialogs } from '#platform/dialogs/dialogs.ts';
import { useOnline } from '#platform/http/online.ts';
import { locale } from '#platform/i18n/locale.ts';
import { SignInLink } from '#ui/state/signed-out-card.tsx';
import { ChangedElsewhere, DraftLine, OfflineFormLine } from '#ui/form/draft-line.tsx';
import { SendAgainButton, SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { draftMessages } from '#ui/panel-messages.ts';

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

export interface SendingFailure {
  /** '' where a dialog has shown it. */
  title: string;
  text?: string;
  way: 'signIn' | 'sendAgain' | 'edit';
}

export interface SendingNoteProps {
  failure: SendingFailure | undefined;
  isBusy: boolean;
  /** The uploaded share, 0 to 1; null while unknown. */
  share?: number | null;
  texts: { sendAgain: string; percent?: (percent: string) => string };
  formId: string;
}

function Progress({ share, toText }: { share: number; toText: (percent: string) => string }) {
  const percent = Math.floor(share * 100);
  const text = toText(formatNumber(percent, locale));
  return (
    <div className="mb-3 flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={text}
        aria-valuenow={percent}
        className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-base-300"
      >
        <div className="h-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
      <span className="tabular text-sm text-muted">{text}</span>
    </div>
  );
}

/** The progress of sending, or why it failed. */
export function SendingNote({ failure, isBusy, share = null, texts, formId }: SendingNoteProps) {
  const isOnline = useOnline();
  const { offlineSafe } = draftMessages;
  const isOffline = !isOnline && failure?.way === 'sendAgain';
  return (
    <>
      <SendingTrouble trouble={isOffline ? { ...failure, text: offlineSafe } : failure}>
        {failure?.way === 'signIn' && <SignInLink />}
        {failure?.way === 'sendAgain' && (
          <SendAgainButton text={texts.sendAgain} formId={formId} isBusy={isBusy} />
        )}
      </SendingTrouble>
      {isBusy && share !== null && texts.percent && <Progress share={share} toText={texts.percent} />}
    </>
  );
}
