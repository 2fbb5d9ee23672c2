import { useState, useSyncExternalStore } from 'react';
import { readPushSupport } from '#platform/browser/push.ts';
import { closingMessages } from '#texts/features/saved-jobs/reminder/messages';
import { isReminding, onReminderChange, startReminding, stopReminding } from './closing-reminder.ts';

/** Turns reminders of saved jobs that close tomorrow on and off. */
export function ClosingPanel() {
  const texts = closingMessages;
  const isOn = useSyncExternalStore(onReminderChange, isReminding);
  const [isRefused, setRefused] = useState(false);
  const support = readPushSupport();
  const toggle = async () => {
    setRefused(false);
    if (isOn) stopReminding();
    else setRefused(!(await startReminding()));
  };
  const note = isRefused ? texts.notAllowed : isOn ? texts.on : '';
  return (
    <section className="mt-6 border-t border-base-300 pt-4">
      <h2 className="font-bold">{texts.heading}</h2>
      <p className="mb-3 text-sm text-muted">{texts.text}</p>
      {support === 'ready' ? (
        <button type="button" className="btn border-control bg-base-200" onClick={() => void toggle()}>
          {isOn ? texts.turnOff : texts.turnOn}
        </button>
      ) : (
        <p className="rounded-lg bg-notice p-3">{texts[support]}</p>
      )}
      <p role="status" className="mt-2">
        {note}
      </p>
    </section>
  );
}
