import { clientConfig } from '#platform/startup/config.ts';
import type { Letter } from '#device/letters/letter.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { CopyButton } from '#presenters/copy-button.tsx';
import { toWays } from './letter-rules.ts';
import { letterMessages } from './messages.ts';
import { noteHanded } from './recent.ts';

const plainLook = 'btn border-control bg-base-200 text-base';

/** The ways to send a finished letter: real links, which the reader follows; each is noted, none sends by itself. */
export function LetterWays({ letter, mail }: { letter: Letter; mail: Mail }) {
  const texts = useMessages(letterMessages);
  const { webmailName } = clientConfig();
  const { webmail, mailto, missing } = toWays(mail);
  const hand = () => noteHanded(letter);
  return (
    <>
      {missing && <p className="text-sm">{texts.missing[missing](webmailName)}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {webmail && (
          <a href={webmail} target="_blank" rel="noopener noreferrer" className={plainLook} onClick={hand}>
            {texts.openWebmail(webmailName)}
          </a>
        )}
        {mailto && (
          <a href={mailto} className={plainLook} onClick={hand}>
            {texts.openMail}
          </a>
        )}
        <CopyButton text={mail.body} texts={texts} onCopied={hand} />
      </div>
    </>
  );
}
