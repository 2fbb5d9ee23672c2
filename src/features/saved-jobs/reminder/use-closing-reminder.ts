import { useSyncExternalStore } from 'react';
import { readPushSupport } from '#platform/browser/push.ts';
import { closingMessages } from '#texts/features/saved-jobs/reminder/messages';
import { isReminding, onReminderChange, startReminding, stopReminding } from './closing-reminder.ts';

/** Turns reminders of saved jobs that close tomorrow on and off. `toggle` resolves to a message about the result. */
export function useClosingReminder(): { label: string; toggle: () => Promise<string> } {
  const texts = closingMessages;
  const isOn = useSyncExternalStore(onReminderChange, isReminding);
  const toggle = async () => {
    const support = readPushSupport();
    if (support !== 'ready') return texts[support];
    if (!isOn) return (await startReminding()) ? texts.on : texts.notAllowed;
    stopReminding();
    return texts.off;
  };
  return { label: isOn ? texts.turnOff : texts.turnOn, toggle };
}
