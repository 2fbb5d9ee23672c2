import { formatNumber } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { SignInLink } from '#platform/session/account-link.tsx';
import { SendAgainButton, SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { companyMessages } from './messages.ts';
import type { Sending } from './use-sending.ts';

interface SendingNoteProps {
  sending: Sending;
  /** Of the form that "Send again" submits. */
  formId: string;
}

function Progress({ share }: { share: number }) {
  const texts = useMessages(companyMessages);
  const percent = Math.floor(share * 100);
  const text = texts.percent(formatNumber(percent, useLocale()));
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

/** How far the sending is, or why it failed and what to do. */
export function SendingNote({ sending, formId }: SendingNoteProps) {
  const texts = useMessages(companyMessages);
  const failure = sending.step === 'failed' ? sending.failure : undefined;
  return (
    <>
      <SendingTrouble trouble={failure}>
        {failure?.way === 'signIn' && <SignInLink />}
        {failure?.way === 'sendAgain' && <SendAgainButton text={texts.sendAgain} formId={formId} />}
      </SendingTrouble>
      {sending.step === 'busy' && sending.share !== null && <Progress share={sending.share} />}
    </>
  );
}
