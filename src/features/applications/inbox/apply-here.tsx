import type { Letter, AppliedJob } from '#device/letters/letter.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { toMoment } from '#ui/applying/application-state.tsx';
import { applicationFormMessages } from './messages.ts';
import { letterMessages } from '../messages.ts';
import { applicationStateMessages } from '#ui/panel-messages.ts';
import { INBOX_FORM, InboxForm, type MakeCv } from './inbox-form.tsx';
import type { Inbox } from './use-inbox.ts';

interface ApplyHereProps {
  applied: AppliedJob;
  letter: Letter | undefined;
  makeCv: MakeCv;
  inbox: Inbox;
  onNote: (note: string) => void;
}

/** Applying in the product, with the other ways below. */
export function ApplyHere({ applied, letter, makeCv, inbox, onNote }: ApplyHereProps) {
  const texts = applicationFormMessages;
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
  const texts = applicationFormMessages;
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
