import { Link, useLocation } from '@tanstack/react-router';
import { appPaths } from '#contract/paths.ts';
import { rememberTarget } from '#platform/guarded-link.tsx';
import { useMessages } from '#platform/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { jobEditorMessages } from './messages.ts';
import type { Trouble } from './sending-rules.ts';

/** To the sign-in page, and back here afterwards. */
export function SignInLink() {
  const texts = useMessages(jobEditorMessages);
  const { href } = useLocation();
  return (
    <Link to={appPaths.signIn} className="btn btn-primary text-base" onClick={() => rememberTarget(href)}>
      {texts.signIn}
    </Link>
  );
}

interface SendingNoteProps {
  trouble: Trouble | undefined;
  isBusy: boolean;
  /** Of the form that "Send again" submits. */
  formId: string;
}

/** Why it was not sent, that nothing is lost, and the way on; read out at once. */
export function SendingNote({ trouble, isBusy, formId }: SendingNoteProps) {
  const texts = useMessages(jobEditorMessages);
  return (
    <div role="alert" className="not-empty:mb-4">
      {trouble && (
        <div className="flex gap-3 rounded-lg border border-error/40 p-3">
          <Icon name="warning" className="mt-0.5 size-5 text-error" />
          <div className="grid min-w-0 justify-items-start gap-3">
            {trouble.title !== '' && <p className="font-bold text-error">{trouble.title}</p>}
            {trouble.way === 'signIn' && (
              <>
                <p className="font-bold text-error">{texts.authTitle}</p>
                <p>{texts.sessionEnded}</p>
                <SignInLink />
              </>
            )}
            {trouble.way === 'sendAgain' && (
              <>
                <p>{texts.noAnswer}</p>
                <button
                  type="submit"
                  form={formId}
                  aria-disabled={isBusy}
                  className="btn border-control bg-base-200 text-base aria-disabled:opacity-60"
                >
                  <Icon name="retry" />
                  {texts.sendAgain}
                </button>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
