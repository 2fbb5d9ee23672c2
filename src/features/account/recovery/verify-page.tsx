import { confirmAddress } from '#api/recovery.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { recoveryMessages } from '#texts/features/account/recovery/messages';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { Outcome, RecoveryCard, toRecoveryFailure, useLinkToken } from './recovery-card.tsx';

/** Confirmed by a tap, as programs that check mails open their links too. */
function ConfirmAddress({ token }: { token: string }) {
  const texts = recoveryMessages.verify;
  const { isBusy, isDone, failure, submit } = useSubmit({
    key: ['account', 'verify'],
    send: confirmAddress,
    toFailure: toRecoveryFailure,
  });
  if (isDone) return <Outcome title={texts.done} text={texts.doneText} />;
  return (
    <>
      <p>{texts.text}</p>
      <SendingTrouble trouble={failure} />
      <button
        type="button"
        className="btn btn-primary text-base"
        aria-disabled={isBusy}
        onClick={() => void submit(token)}
      >
        {isBusy ? texts.confirming : texts.confirm}
      </button>
    </>
  );
}

/** `/verifyAddress`, the target of a mail's link. */
export function VerifyAddressPage() {
  const texts = recoveryMessages.verify;
  const token = useLinkToken();
  return (
    <RecoveryCard title={texts.title}>
      {token === null ? <p>{texts.noToken}</p> : <ConfirmAddress key={token} token={token} />}
    </RecoveryCard>
  );
}
