import { useMessages } from '#platform/i18n/messages.ts';
import { SignInLink } from '#platform/session/account-link.tsx';
import { SendAgainButton, SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { jobEditorMessages, type JobEditorTexts } from './messages.ts';
import type { Trouble } from './sending-rules.ts';

interface SendingNoteProps {
  trouble: Trouble | undefined;
  isBusy: boolean;
  /** Of the form that "Send again" submits. */
  formId: string;
}

function toWords(
  { title, way, isAnswered }: Trouble,
  texts: JobEditorTexts,
): { title: string; text?: string } {
  if (way === 'signIn') return { title: texts.authTitle, text: texts.sessionEnded };
  if (way === 'edit') return { title };
  return { title, text: isAnswered ? texts.notNow : texts.noAnswer };
}

/** Why it was not sent, that nothing is lost, and the way on. */
export function SendingNote({ trouble, isBusy, formId }: SendingNoteProps) {
  const texts = useMessages(jobEditorMessages);
  return (
    <SendingTrouble trouble={trouble && toWords(trouble, texts)}>
      {trouble?.way === 'signIn' && <SignInLink />}
      {trouble?.way === 'sendAgain' && (
        <SendAgainButton text={texts.sendAgain} formId={formId} isBusy={isBusy} />
      )}
    </SendingTrouble>
  );
}
