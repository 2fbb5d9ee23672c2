import type { Letter } from '#device/letters/letter.ts';
import { useMessages, useLocale } from '#platform/i18n/messages.ts';
import { letterMessages } from './messages.ts';
import { deleteLetter } from './recent.ts';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { formatAge, formatDate } from '#contract/format.ts';
import type { ShownLetter } from '#device/letters/letter.ts';
import { useOnline } from '#platform/http/online.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { toAppliedJob } from './letter-rules.ts';
import { startWriting } from './letter-desk.tsx';

export const linkLook = 'link inline-flex min-h-11 cursor-pointer items-center font-medium';

/** Deletes a letter, which can be undone. */
export function DeleteButton({ letter }: { letter: Letter }) {
  const texts = useMessages(letterMessages);
  return (
    <button
      type="button"
      className={linkLook}
      aria-label={texts.removeNamed(letter.title)}
      onClick={() => void deleteLetter(letter)}
    >
      {texts.remove}
    </button>
  );
}

/** The way to write a letter; offline, the way to apply. */
export function Unwritten({ job, company }: { job: Job; company: Company | undefined }) {
  const texts = useMessages(letterMessages);
  const online = useOnline();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <button
        type="button"
        className={`btn ${online ? '' : 'btn-primary'}`}
        onClick={() => startWriting(toAppliedJob(job, company))}
      >
        {texts.write}
      </button>
      <span role="status" className="text-sm text-muted">
        {!online && texts.writeOffline(clientConfig().webmailName)}
      </span>
    </div>
  );
}

/** A draft of a letter. */
export function Begun({ shown: { letter, place } }: { shown: ShownLetter }) {
  const texts = useMessages(letterMessages);
  const locale = useLocale();
  const now = useNow();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <button type="button" className="btn" onClick={() => startWriting(letter)}>
        {texts.resume}
      </button>
      <span className="text-sm text-muted">
        {place === 'page'
          ? texts.keptInPage
          : texts.begun(formatAge(letter.stepAt, Math.max(now, letter.stepAt), locale))}
      </span>
      <DeleteButton letter={letter} />
    </div>
  );
}

/** A letter that its writer marked as sent. */
export function Sent({ letter }: { letter: Letter }) {
  const texts = useMessages(letterMessages);
  const locale = useLocale();
  return (
    <div className="flex items-start gap-2">
      <Icon name="check" className="mt-0.5 size-5 text-primary" />
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span>{texts.sent(formatDate(new Date(letter.stepAt).toISOString(), locale))}</span>
        <button type="button" className={linkLook} onClick={() => startWriting(letter)}>
          {texts.read}
        </button>
        <DeleteButton letter={letter} />
      </p>
    </div>
  );
}
