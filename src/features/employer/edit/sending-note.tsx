import { locale } from '#platform/i18n/locale.ts';
import { formatNumber } from '#contract/format.ts';
import { useOnline } from '#platform/http/online.ts';
import { draftMessages } from '#ui/panel-messages.ts';
import { SignInLink } from '#platform/session/sign-in-link.tsx';
import { SendAgainButton, SendingTrouble } from '#ui/form/sending-trouble.tsx';

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
