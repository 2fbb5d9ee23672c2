import { useState } from 'react';
import { fetchAccountExport } from '#api/account.ts';
import { EXPORT_FILE_NAME } from '#contract/accounts/account.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { saveFile } from '#platform/storage/save-file.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingTrouble } from './setting-parts.tsx';
import { settingsMessages } from './settings-messages.ts';
import { useSetting } from './use-setting.ts';

/** All that the server stores about the account, as a file. */
export function DownloadSetting({ session: { token } }: { session: Session }) {
  const { download: words } = useMessages(settingsMessages);
  const { sending, run } = useSetting();
  // Some browsers save only straight from a press: the file then waits for a second one.
  const [waiting, setWaiting] = useState<Blob>();
  const [isSaved, setSaved] = useState(false);
  const isBusy = sending.step === 'busy';
  const save = async (file: Blob) => {
    const outcome = await saveFile(file, EXPORT_FILE_NAME);
    setWaiting(outcome === 'saved' ? undefined : file);
    setSaved(outcome === 'saved');
  };
  const start = () => {
    if (isBusy) return;
    setSaved(false);
    if (waiting) void save(waiting);
    else
      void run(async () => save(new Blob([await fetchAccountExport(token)], { type: 'application/json' })));
  };
  const action = (
    <button
      type="button"
      aria-disabled={isBusy}
      className="btn border-control bg-base-200 text-base aria-disabled:opacity-60"
      onClick={start}
    >
      <Icon name="download" />
      {isBusy ? words.sending : waiting ? words.save : words.open}
    </button>
  );
  return (
    <SettingCard
      title={words.title}
      text={words.text}
      action={action}
      done={isSaved ? words.done : undefined}
    >
      <div className="has-[p]:mt-3">
        <SettingTrouble sending={sending} />
      </div>
    </SettingCard>
  );
}
