import { toClosing } from '#contract/jobs/job-dates.ts';
import type { ApplyWay } from '#contract/applications/apply-ways.ts';
import { toOpenWays } from '#contract/applications/open-ways.ts';
import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { toCallLink } from '#ui/links/phone-links.ts';
import { toWayLines } from '#ui/applying/way-text.ts';
import { WAYS_ID } from '../apply-link.tsx';
import { textLanguage } from '#ui/text/text-language.ts';
import { noScriptMessages } from '#platform/i18n/no-script.ts';
import { wayMessages } from '#ui/applying/way-texts.ts';

/** What works without the sheet, and without scripts; '' for what does not. */
function toHref(way: ApplyWay): string {
  if (way.kind === 'link') return way.url;
  return way.kind === 'call' ? toCallLink(way.phone) : '';
}

function WayLines({ way }: { way: ApplyWay }) {
  const [first = '', ...more] = toWayLines(way);
  const href = toHref(way);
  return (
    <>
      {href === '' ? (
        <p>{first}</p>
      ) : (
        <p>
          <a
            href={href}
            className="link inline-flex min-h-11 items-center text-primary"
            {...(way.kind === 'link' && { target: '_blank', rel: 'noopener noreferrer nofollow ugc' })}
          >
            {first}
          </a>
        </p>
      )}
      {more.map((line) => (
        <p key={line} lang={textLanguage(line)} className="whitespace-pre-line">
          {line}
        </p>
      ))}
    </>
  );
}

/** The ways to apply that the employer chose; nothing for e-mail alone, or once one can no longer apply. */
export function HowToApply({ job }: { job: Job }) {
  const now = useNow();
  if (toClosing(job, now) !== null) return null;
  return (
    <section id={WAYS_ID} className="mt-8">
      <h2 className="mb-2 text-lg font-bold">{wayMessages.title}</h2>
      <ul className="max-w-[68ch] grid list-disc gap-1 ps-5 marker:text-primary">
        {toOpenWays(job.applyWays).map((way) => (
          <li key={way.kind} className="wrap-anywhere">
            <WayLines way={way} />
            {way.kind === 'inbox' && (
              <noscript>{import.meta.env.SSR && <p>{noScriptMessages.inbox}</p>}</noscript>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
