import { useMessages } from '#platform/i18n/messages.ts';
import { SignInLink } from '#platform/session/account-link.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { settingsMessages } from './settings-messages.ts';
import { toSettingsFailure } from './settings-rules.ts';

interface NotLoadedProps {
  query: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** What could not be loaded, in a sentence. */
  text: string;
  onCancel: () => void;
}

/** In the place of a form: what it shows is on its way, or did not come. */
export function NotLoaded({
  query: { error, isError, isFetching, refetch },
  text,
  onCancel,
}: NotLoadedProps) {
  const texts = useMessages(settingsMessages);
  const failure = isError && !isFetching ? toSettingsFailure(error, texts) : undefined;
  if (!failure) return <p role="status">{texts.loading}</p>;
  const isSessionOver = failure.way === 'signIn';
  const trouble = isSessionOver ? failure : { title: text, text: failure.title };
  return (
    <SendingTrouble trouble={trouble}>
      <div className="flex flex-wrap gap-3">
        {isSessionOver ? (
          <SignInLink />
        ) : (
          <button type="button" className="btn btn-primary text-base" onClick={() => void refetch()}>
            <Icon name="retry" />
            {texts.retry}
          </button>
        )}
        <button type="button" className="btn text-base" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </SendingTrouble>
  );
}
