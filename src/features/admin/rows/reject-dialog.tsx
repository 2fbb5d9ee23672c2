import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { AdminRow } from '#api/admin.ts';
import { REASON_CHARS } from '#contract/jobs/posting.ts';
import { rejectionReasons } from '#contract/accounts/admin.ts';
import { toShownReason, toStoredReason } from '#contract/moderation/reasons.ts';
import { adminMessages } from '../messages.ts';
import { FormDialog } from '#ui/dialog/dialog-frame.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { TextAreaField } from '#ui/form/text-field.tsx';
import { toLabel } from './row-lists.ts';

export interface RejectionChoice {
  reason: string;
  closesInbox: boolean;
}

interface RejectDialogProps {
  row: AdminRow;
  /** A reason that was typed before, but not sent. */
  draft: string;
  isBusy: boolean;
  trouble: string | undefined;
  onDraft: (reason: string) => void;
  onSend: (rejection: RejectionChoice) => void;
  onClose: () => void;
}

function Presets({ presets, onChoose }: { presets: readonly string[]; onChoose: (reason: string) => void }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-2 font-semibold">
        {adminMessages.rejection.presets}
      </p>
      <ul aria-labelledby={id} className="grid gap-2">
        {presets.map((preset) => (
          <li key={preset}>
            <button
              type="button"
              className="btn h-auto min-h-11 w-full justify-start border-control bg-base-200 py-2 text-left text-base"
              onClick={() => onChoose(preset)}
            >
              {preset}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks for the reason of a rejection, which is shown to the row's owner. */
export function RejectDialog({ row, draft, isBusy, trouble, onDraft, onSend, onClose }: RejectDialogProps) {
  const { rejection: words, close } = adminMessages;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [closesInbox, setClosesInbox] = useState(false);
  const focusReason = () => form.current?.querySelector('textarea')?.focus();
  useEffect(focusReason, []);
  const type = (reason: string) => {
    setError(undefined);
    onDraft(reason);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (draft.trim() !== '') return onSend({ reason: toStoredReason(draft.trim()), closesInbox });
    setError(words.missing);
    focusReason();
  };
  const footer = (
    <button type="submit" form={formId} className="btn w-full btn-error text-base" aria-disabled={isBusy}>
      {isBusy ? words.sending : words.send}
    </button>
  );
  return (
    <FormDialog title={words.title(toLabel(row))} closeText={close} onClose={onClose} footer={footer}>
      <form ref={form} id={formId} noValidate onSubmit={send} className="grid gap-4">
        <SendingTrouble trouble={trouble === undefined ? undefined : { title: trouble }} />
        <TextAreaField
          name="reason"
          label={words.reason}
          value={draft}
          onValueChange={type}
          rows={3}
          maxLength={REASON_CHARS}
          error={error}
          hint={words.text}
          isRequired
        />
        {row.kind === 'job' && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={closesInbox}
              onChange={({ target }) => setClosesInbox(target.checked)}
              className="size-5 shrink-0 accent-primary"
            />
            {words.closesInbox}
          </label>
        )}
        <Presets
          presets={rejectionReasons[row.kind].map(toShownReason)}
          onChoose={(reason) => {
            type(reason);
            focusReason();
          }}
        />
      </form>
    </FormDialog>
  );
}
