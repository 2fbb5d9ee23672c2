import { adminMessages } from '#texts/features/admin/messages';
import { switchLetters, useLettersAreOn } from '#platform/preferences/letter-keys.ts';
import { FormDialog } from '#ui/dialog/dialog-frame.tsx';

const commands = [
  'next',
  'previous',
  'approve',
  'reject',
  'undo',
  'open',
  'handle',
  'search',
  'help',
] as const;

/** All keys, and whether they are used. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { keys, close } = adminMessages;
  const isOn = useLettersAreOn();
  return (
    <FormDialog title={keys.show} closeText={close} onClose={onClose}>
      <dl className="grid gap-2">
        {commands.map((command) => (
          <div key={command} className="flex justify-between gap-3">
            <dt>{keys.names[command]}</dt>
            <dd className="font-semibold">
              <kbd>{keys.pressed[command]}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isOn}
          onChange={({ target }) => switchLetters(target.checked)}
        />
        {keys.isOn}
      </label>
    </FormDialog>
  );
}
