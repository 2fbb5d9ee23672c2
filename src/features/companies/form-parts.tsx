import { Link, useLocation } from '@tanstack/react-router';
import { appPaths } from '#contract/paths.ts';
import { confirm } from '#platform/dialogs.ts';
import { formatNumber } from '#platform/format.ts';
import { rememberTarget } from '#platform/guarded-link.tsx';
import { useLocale, useMessages } from '#platform/messages.ts';
import { useOnline } from '#platform/online.ts';
import { Icon } from '#ui/icon.tsx';
import { QuietLine, StateLine } from '#ui/state-panel.tsx';
import { companyMessages } from './messages.ts';
import type { Sending } from './use-sending.ts';

/** To the sign-in page, and back here afterwards. */
export function SignInLink() {
  const texts = useMessages(companyMessages);
  const { href } = useLocation();
  return (
    <Link to={appPaths.signIn} className="btn btn-primary text-base" onClick={() => rememberTarget(href)}>
      {texts.signIn}
    </Link>
  );
}

interface SendingNoteProps {
  sending: Sending;
  /** Of the form that "Send again" submits. */
  formId: string;
}

function Progress({ share }: { share: number }) {
  const texts = useMessages(companyMessages);
  const percent = texts.percent(formatNumber(Math.floor(share * 100), useLocale()));
  return (
    <div className="flex items-center gap-3">
      <progress className="h-2 min-w-0 flex-1 accent-primary" value={share} aria-label={percent} />
      <span className="tabular text-sm text-muted">{percent}</span>
    </div>
  );
}

/** How far the sending is, or why it failed and what to do. */
export function SendingNote({ sending, formId }: SendingNoteProps) {
  const texts = useMessages(companyMessages);
  const failure = sending.step === 'failed' ? sending.failure : undefined;
  return (
    <>
      <div role="alert">
        {failure && (
          <div className="flex gap-3 rounded-lg border border-error/40 p-3">
            <Icon name="warning" className="mt-0.5 size-5 text-error" />
            <div className="grid gap-2">
              <p className="font-bold text-error">{failure.title}</p>
              {failure.text && <p>{failure.text}</p>}
              {failure.way === 'signIn' && <SignInLink />}
              {failure.way === 'sendAgain' && (
                <button type="submit" form={formId} className="btn justify-self-start bg-base-200 text-base">
                  <Icon name="retry" />
                  {texts.sendAgain}
                </button>
              )}
            </div>
          </div>
        )}
      </div>
      {sending.step === 'busy' && sending.share !== null && <Progress share={sending.share} />}
    </>
  );
}

interface DraftLinesProps {
  /** True when the form began with what was kept. */
  isRestored: boolean;
  /** False where the device keeps nothing. */
  isOnDevice: boolean;
  discardText: string;
  onDiscard: () => void;
}

/** What the reader should know before going on: offline, a draft that is back, a device that keeps none. */
export function DraftLines({ isRestored, isOnDevice, discardText, onDiscard }: DraftLinesProps) {
  const texts = useMessages(companyMessages);
  const isOnline = useOnline();
  const discard = async () => {
    const { discardTitle: title, discard, keepEditing: cancel } = texts;
    if (await confirm({ title, text: discardText, confirm: discard, cancel })) onDiscard();
  };
  return (
    <>
      {isRestored && (
        <StateLine tone="notice">
          {texts.draftKept}
          <button type="button" className="btn bg-base-200 text-base" onClick={() => void discard()}>
            {texts.discard}
          </button>
        </StateLine>
      )}
      {!isOnline && <QuietLine icon="warning">{texts.offline}</QuietLine>}
      {!isOnDevice && <QuietLine icon="warning">{texts.pageOnly}</QuietLine>}
    </>
  );
}
