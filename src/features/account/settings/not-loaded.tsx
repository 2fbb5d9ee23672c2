import { SignInLink } from '#platform/session/sign-in-link.tsx';
import { RetryButton } from '#ui/state/state-panel.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { settingsMessages } from './messages.ts';
import { toSettingsFailure } from './settings-rules.ts';

interface NotLoadedProps {
  query: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  title: string;
  onCancel: () => void;
}

/** Replaces a form while its data is loading, or when loading failed. */
export function NotLoaded({
  query: { error, isError, isFetching, refetch },
  title,
  onCancel,
}: NotLoadedProps) {
  const texts = settingsMessages;
  const failure = isError && !isFetching ? toSettingsFailure(error, texts) : undefined;
  if (!failure) return <p role="status">{texts.loading}</p>;
  const isSessionOver = failure.way === 'signIn';
  const trouble = isSessionOver ? failure : { title, text: failure.title };
  return (
    <SendingTrouble trouble={trouble}>
      <div className="flex flex-wrap gap-3">
        {isSessionOver ? <SignInLink /> : <RetryButton look="btn-primary" onRetry={() => void refetch()} />}
        <button type="button" className="btn text-base" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </SendingTrouble>
  );
}
