import { locale } from '#texts/platform/i18n/locale';
import { useMemo, useState } from 'react';
import { isEmail } from '#contract/accounts/auth.ts';
import { findWay } from '#contract/applications/open-ways.ts';
import { formatShortDate } from '#contract/format.ts';
import { useNewestCv } from '#device/cvs/cvs.ts';
import type { AppliedJob } from '#device/letters/letter.ts';
import { useStoredLetter } from '#device/letters/letters.ts';
import { useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { noteFollowUp } from '#device/saved-jobs/writes.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { useOnline } from '#platform/http/online.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { serverNow } from '#platform/server-time.ts';
import { toSignature } from '#presenters/applying/application.ts';
import { toCallLink } from '#presenters/links/phone-links.ts';
import { snack } from '#presenters/snack.ts';
import { textLanguage } from '#presenters/text-language.ts';
import { followUpMessages } from '#texts/features/applications/follow-up';
import { letterMessages } from '#texts/features/applications/messages';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { orderWays } from './ways/apply-ways.ts';
import { CopyRow, QuietButton } from './letter-actions.tsx';
import { toMail, toSentAt } from './letter-rules.ts';
import { PhoneRow } from './ways/phone-row.tsx';
import { toAttached } from './use-template.ts';
import { MailButton } from './ways/way-button.tsx';

/** The follow-up mail, to the address that the letter was sent to. */
function useFollowUpMail({ jobId, title, companyName, company }: AppliedJob): Mail {
  const cv = useNewestCv();
  const letter = useStoredLetter(jobId)?.letter;
  const sentAt = toSentAt(letter, useSavedJob(jobId)) ?? 0;
  const now = useNow();
  const to = letter?.to ?? '';
  return useMemo(() => {
    const sent = sentAt > 0 ? formatShortDate(new Date(sentAt).toISOString(), now, locale) : '';
    const body = followUpMessages.body(title, companyName, sent) + toSignature(cv && toAttached(cv));
    return toMail({ to, subject: followUpMessages.subject(title), body }, company);
  }, [title, companyName, company, cv, sentAt, now, to]);
}

interface WaysProps {
  applied: AppliedJob;
  mail: Mail;
  /** Called when a mail program or the phone was opened, or the text copied. */
  onHand: () => void;
}

function Ways({ applied, mail, onHand }: WaysProps) {
  const isOnline = useOnline();
  const [note, setNote] = useState('');
  const call = findWay(useSavedJob(applied.jobId)?.job.applyWays ?? [], 'call');
  const contact = call?.phone ?? applied.company?.contactNumber ?? '';
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const isAddressed = isEmail(mail.to);
  const ways = orderWays({ isTouch, isOnline, isWritten: true }).filter((way) =>
    way === 'phone' ? toCallLink(contact) !== '' : isAddressed,
  );
  return (
    <>
      <p role="status" className="empty:hidden">
        {note}
      </p>
      <ul className="grid gap-2">
        {ways.map((way, index) => (
          <li key={way} className="empty:hidden">
            {way === 'phone' && (
              <PhoneRow
                contact={contact}
                whatsApp={call?.whatsApp}
                letter={mail.body}
                onHand={onHand}
                onCall={onHand}
              />
            )}
            {(way === 'mail' || way === 'webmail') && (
              <MailButton way={way} isFirst={index === 0} mail={mail} onHand={onHand} onNote={setNote} />
            )}
          </li>
        ))}
        <li>
          <CopyRow text={mail.body} label={followUpMessages.copy} onCopied={onHand} />
        </li>
      </ul>
    </>
  );
}

interface FollowUpSheetProps {
  applied: AppliedJob;
  onClose: () => void;
}

/** The ways to follow up on an application: a short mail, a call, or later. */
export function FollowUpSheet({ applied, onClose }: FollowUpSheetProps) {
  const texts = followUpMessages;
  const { jobId, title } = applied;
  const mail = useFollowUpMail(applied);
  const before = useSavedJob(jobId)?.followUpAt ?? 0;
  /** The state to restore if it was not sent after all; null until a way was chosen. */
  const [undone, setUndone] = useState<number | null>(null);
  const focus = useStableFocus(String(undone));
  const note = async (at: number) => {
    if (!(await noteFollowUp(jobId, at))) snack.set({ text: texts.notStored });
  };
  const hand = () => {
    setUndone((known) => known ?? before);
    void note(serverNow());
  };
  const postpone = () => {
    onClose();
    void note(serverNow());
  };
  const takeBack = (at: number) => {
    setUndone(null);
    void note(at);
  };
  return (
    <ModalDialog title={texts.title} closeText={letterMessages.close} onClose={onClose}>
      <div className="grid gap-3" {...focus}>
        <div>
          <p lang={textLanguage(title)} className="font-semibold">
            {title}
          </p>
          <p className="text-muted">{applied.companyName}</p>
        </div>
        {undone === null ? (
          <>
            <p>{texts.text}</p>
            <p className="prose-text rounded-lg bg-secondary p-3 text-sm text-secondary-content">
              {mail.body.trim()}
            </p>
            <Ways applied={applied} mail={mail} onHand={hand} />
            <button type="button" className="btn text-base" onClick={postpone}>
              {texts.notNow}
            </button>
            <p className="text-sm text-muted">{texts.again}</p>
          </>
        ) : (
          <>
            <div role="status">
              <p className="text-lg font-semibold">{texts.noted}</p>
              <p className="text-muted">{texts.again}</p>
            </div>
            <button type="button" className="btn btn-primary text-base" onClick={onClose}>
              {letterMessages.done}
            </button>
            <QuietButton onClick={() => takeBack(undone)}>{letterMessages.notYet}</QuietButton>
          </>
        )}
      </div>
    </ModalDialog>
  );
}
