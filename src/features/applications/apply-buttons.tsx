import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppliedJob, Letter } from '#device/letters/letter.ts';
import { useOnline } from '#platform/http/online.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { toApplication } from '#presenters/application.ts';
import { CopyButton } from '#presenters/copy-button.tsx';
import { applicationMessages } from '#texts/presenters/application';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { startWriting } from './desk.ts';
import { orderWays } from './apply-ways.ts';
import { toMail, toWays } from './letter-rules.ts';
import { letterMessages } from '#texts/features/applications/messages';
import { WayButton, wayLook } from './way-button.tsx';
import { deleteLetter, noteHanded, noteNotSent, noteSent } from './recent.ts';

const plain = 'border-control bg-base-200';

const COPY_ICON: IconName = 'M9 9h11v11H9V9Zm-3 6H4V4h11v2';

interface ApplyButtonsProps {
  applied: AppliedJob;
  letter: Letter | undefined;
}

function SentQuestion({ applied, letter, onAnswer }: ApplyButtonsProps & { onAnswer: () => void }) {
  const texts = letterMessages;
  const queryClient = useQueryClient();
  const answer = (isSent: boolean) => {
    onAnswer();
    if (isSent) void noteSent(queryClient, { applied, letter });
    else if (letter) noteNotSent(letter);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-base-300 pt-3">
      <p className="w-full font-semibold">{texts.question}</p>
      <button type="button" className="btn btn-primary text-base" onClick={() => answer(true)}>
        {texts.yes}
      </button>
      <button type="button" className={`btn ${plain} text-base`} onClick={() => answer(false)}>
        {texts.notYet}
      </button>
    </div>
  );
}

/** How the letter, or its template, leaves the device; none sends it by itself. */
function useHandOver({ applied, letter }: ApplyButtonsProps) {
  const template = applicationMessages;
  const [isHanded, setHanded] = useState(false);
  const isWritten = letter !== undefined && letter.step !== 'draft';
  const { title, companyName, company } = applied;
  const mail = isWritten
    ? toMail(letter, company)
    : toApplication({ title, companyName, email: company?.email ?? '' }, template);
  return {
    isWritten,
    mail,
    isHanded: isHanded || (letter?.handedAt ?? null) !== null,
    hand: () => {
      setHanded(true);
      if (letter?.step === 'ready') noteHanded(letter);
    },
    answer: () => setHanded(false),
  };
}

function DeleteLetter({ letter }: { letter: Letter }) {
  const texts = letterMessages;
  return (
    <button
      type="button"
      className="link inline-flex min-h-11 cursor-pointer items-center justify-self-start font-medium"
      aria-label={texts.removeNamed(letter.title)}
      onClick={() => void deleteLetter(letter)}
    >
      {texts.remove}
    </button>
  );
}

/** The ways to apply, the best one for this device first. */
export function ApplyButtons({ applied, letter }: ApplyButtonsProps) {
  const texts = letterMessages;
  const isOnline = useOnline();
  const { webmailName } = clientConfig();
  const { isWritten, mail, isHanded, hand, answer } = useHandOver({ applied, letter });
  const links = toWays(mail);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const has = { letter: true, mail: links.mailto !== '', webmail: links.webmail !== '' };
  const ways = orderWays({ isTouch, isOnline, isWritten }).filter((way) => has[way]);
  return (
    <>
      {!isOnline && <p role="status">{isWritten ? texts.waiting : texts.writeOffline}</p>}
      {links.missing && <p className="text-sm">{texts.missing[links.missing](webmailName)}</p>}
      <ul className="grid gap-2">
        {ways.map((way, index) => (
          <li key={way}>
            <WayButton
              way={way}
              isFirst={index === 0}
              links={links}
              step={letter?.step ?? 'none'}
              onHand={hand}
              onWrite={() => startWriting(letter ?? applied)}
            />
          </li>
        ))}
        {isWritten && (
          <li>
            <CopyButton
              text={mail.body}
              texts={{ ...texts, copy: texts.copyLetter }}
              look={wayLook}
              icon={<Icon name={COPY_ICON} />}
              onCopied={hand}
            />
          </li>
        )}
        {mail.to !== '' && (
          <li>
            <CopyButton
              text={mail.to}
              texts={{ ...texts, copy: texts.copyAddress(mail.to) }}
              look={wayLook}
              icon={<Icon name={COPY_ICON} />}
            />
          </li>
        )}
      </ul>
      {letter && <DeleteLetter letter={letter} />}
      <div role="status" className="empty:hidden">
        {isHanded && <SentQuestion applied={applied} letter={letter} onAnswer={answer} />}
      </div>
    </>
  );
}
