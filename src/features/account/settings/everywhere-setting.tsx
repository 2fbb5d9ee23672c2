import { signOutEverywhere } from '#api/account.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { SettingCard } from './setting-card.tsx';
import { SettingTrouble } from './setting-parts.tsx';
import { settingsMessages } from './settings-messages.ts';
import { useLeaveAccount } from './use-leave-account.ts';
import { useSetting } from './use-setting.ts';

/** A session that has ended is what was asked for. */
async function endSessions(token: string): Promise<void> {
  try {
    await signOutEverywhere(token);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
}

/** Ends every session of the account. */
export function EverywhereSetting({ session: { token } }: { session: Session }) {
  const { everywhere: words } = useMessages(settingsMessages);
  const { sending, run } = useSetting();
  const leave = useLeaveAccount();
  const isBusy = sending.step === 'busy';
  const ask = async () => {
    if (isBusy || !(await confirm(words.question))) return;
    await run(async () => {
      await endSessions(token);
      leave();
    });
  };
  const action = (
    <button
      type="button"
      aria-disabled={isBusy}
      className="btn border-control bg-base-200 text-base aria-disabled:opacity-60"
      onClick={() => void ask()}
    >
      {isBusy ? words.sending : words.open}
    </button>
  );
  return (
    <SettingCard title={words.title} text={words.text} action={action}>
      <div className="has-[p]:mt-3">
        <SettingTrouble sending={sending} />
      </div>
    </SettingCard>
  );
}
