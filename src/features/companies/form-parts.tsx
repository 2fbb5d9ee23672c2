import { Link, useLocation } from '@tanstack/react-router';
import { appPaths } from '#contract/paths.ts';
import { confirm } from '#platform/dialogs.ts';
import type { DraftPlace } from '#platform/drafts-store.ts';
import { formatNumber } from '#platform/format.ts';
import { rememberTarget } from '#platform/guarded-link.tsx';
import { useLocale, useMessages } from '#platform/messages.ts';
import { useOnline } from '#platform/online.ts';
import { Icon } from '#ui/icon.tsx';
import { StateLine } from '#ui/state-panel.tsx';
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
      <div role="alert">
        {failure && (
          <div className="mb-3 flex gap-3 rounded-lg border border-error/40 p-3">
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

interface DraftLineProps {
  draft: { isKept: boolean; place: DraftPlace };
  /** While the form is sent. */
  isLocked: boolean;
  discardText: string;
  onDiscard: () => void;
}

/** That what was typed is kept, and the way to be rid of it. Its room is there before it is. */
export function DraftLine({ draft, isLocked, discardText, onDiscard }: DraftLineProps) {
  const texts = useMessages(companyMessages);
  const { isKept } = draft;
  const isOnDevice = draft.place === 'device';
  const discard = async () => {
    const { discardTitle: title, discardDraft, keepDraft: cancel } = texts;
    if (await confirm({ title, text: discardText, confirm: discardDraft, cancel })) onDiscard();
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
      <span role="status" className="flex items-center gap-2">
        {isKept && (
          <>
            <Icon name={isOnDevice ? 'device' : 'warning'} className="size-4" />
            {isOnDevice ? texts.draftKept : texts.draftInPage}
          </>
        )}
      </span>
      {isKept && !isLocked && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center font-medium"
          onClick={() => void discard()}
        >
          {texts.discardDraft}
        </button>
      )}
    </div>
  );
}

/** That the form can be filled in, but not sent. */
export function OfflineLine() {
  const texts = useMessages(companyMessages);
  return useOnline() ? null : <StateLine tone="notice">{texts.offline}</StateLine>;
}
