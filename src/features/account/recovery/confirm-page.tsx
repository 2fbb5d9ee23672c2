import { Link } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { profileQuery, confirmAddress, confirmNewAddress } from '#api/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import { startSession } from '#device/account/account-session.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { useSession } from '#platform/session/session.ts';
import { recoveryMessages } from './messages.ts';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import {
  RecoveryOutcome,
  RecoveryCard,
  toRecoveryFailure,
  useLinkAddress,
  useLinkToken,
} from '../account-card.tsx';

interface ConfirmProps {
  name: 'verify' | 'change';
  send: (linkToken: string) => Promise<unknown>;
}

function NextPage({ name, isSignedIn }: Pick<ConfirmProps, 'name'> & { isSignedIn: boolean }) {
  const { signIn, settings, goOn } = recoveryMessages;
  const [to, text] = isSignedIn
    ? ([appPaths.accountSettings, settings] as const)
    : name === 'change'
      ? ([appPaths.signIn, signIn] as const)
      : ([appPaths.home, goOn] as const);
  return (
    <Link to={to} className="btn btn-primary text-base">
      {text}
    </Link>
  );
}

/** Confirms on a tap: mail scanners open links by themselves. */
function Confirm({ name, send, linkToken }: ConfirmProps & { linkToken: string }) {
  const texts = recoveryMessages[name];
  const session = useSession();
  const address = useLinkAddress();
  const { isBusy, isDone, failure, submit } = useSubmit({
    key: ['account', name],
    send,
    toFailure: toRecoveryFailure,
  });
  if (isDone) {
    return (
      <RecoveryOutcome title={texts.done} text={texts.doneText}>
        <NextPage name={name} isSignedIn={session !== null} />
      </RecoveryOutcome>
    );
  }
  return (
    <>
      <p className="wrap-anywhere">
        {name === 'change' && address !== null ? recoveryMessages.change.textFor(address) : texts.text}
      </p>
      <SendingTrouble trouble={failure} />
      <button
        type="button"
        className="btn btn-primary text-base"
        aria-disabled={isBusy}
        onClick={() => void submit(linkToken)}
      >
        {isBusy ? texts.confirming : texts.confirm}
      </button>
    </>
  );
}

function ConfirmPage(props: ConfirmProps) {
  const texts = recoveryMessages[props.name];
  const linkToken = useLinkToken();
  return (
    <RecoveryCard title={texts.title}>
      {linkToken === null ? (
        <p>{recoveryMessages.noToken}</p>
      ) : (
        <Confirm key={linkToken} linkToken={linkToken} {...props} />
      )}
    </RecoveryCard>
  );
}

/** `/verifyAddress`, the target of a mail's link. */
export const VerifyAddressPage = () => <ConfirmPage name="verify" send={confirmAddress} />;

/** `/changeAddress`, the target of the link to a new address. */
export function ChangeAddressPage() {
  const session = useSession();
  const queryClient = useQueryClient();
  const send = async (linkToken: string) => {
    const user = await confirmNewAddress(linkToken, session?.user._id);
    if (!session || !user) return;
    startSession({ ...session, user });
    queryClient.setQueryData(profileQuery(user._id).queryKey, user);
  };
  return <ConfirmPage name="change" send={send} />;
}
