import { useState } from 'react';
import { useSubmit } from '#platform/query/use-submit.ts';
import { alertMessages as texts } from './messages.ts';
import { reminderMessages } from './reminder-messages.ts';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { toAlertFailure, type AlertFailure, addAlert } from './new-alert.ts';

type Added = Awaited<ReturnType<typeof addAlert>>;

/** The message about an added alert. @throws Error where the device cannot store it */
export function toOutcomeText(outcome: Added, sent: string): string {
  if (outcome === 'not-stored') throw new Error(outcome);
  return outcome === 'sent' ? sent : reminderMessages.waiting;
}

interface TurnOnProps {
  channel: 'push' | 'sms';
  /** Describes the messages and their frequency. */
  text: string;
  button: string;
  /** Replaces the button where the channel is not available. */
  obstacle?: string | undefined;
  /** @returns the message to show */
  send: () => Promise<string>;
  failed: string;
}

/** An alert channel that is turned on by one tap. */
export function TurnOn({ channel, text, button, obstacle, send, failed }: TurnOnProps) {
  const [done, setDone] = useState('');
  const { isBusy, failure, submit } = useSubmit<void, string, AlertFailure>({
    key: ['alerts', channel],
    send,
    toFailure: toAlertFailure({ failed, unreachable: texts.unreachable }),
  });
  const turnOn = async () => {
    setDone('');
    const sent = await submit();
    if (sent?.kind === 'done') setDone(sent.answer);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>{text}</p>
      {obstacle === undefined ? (
        <button
          type="button"
          className="btn btn-primary text-base"
          aria-disabled={isBusy}
          onClick={() => void turnOn()}
        >
          {isBusy ? texts.turningOn : button}
        </button>
      ) : (
        <p className="rounded-lg bg-notice p-3">{obstacle}</p>
      )}
      <SendingTrouble trouble={failure} />
      <p role="status" className="font-medium not-empty:rounded-lg not-empty:bg-secondary not-empty:p-3">
        {done}
      </p>
    </div>
  );
}
