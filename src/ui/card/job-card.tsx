import type { ReactNode } from 'react';
import { type Pay, PayPhrase } from './pay-phrase.tsx';

const toneClasses = {
  calm: 'text-base-content',
  soon: 'text-warning',
  today: 'text-error',
  closed: 'text-muted',
} as const;

/** The category: a link, and its text. */
export interface CardCategory {
  link: ReactNode;
  text: string;
  /** Below 480 px only text for screen readers: an invisible link must not take the focus. */
  isFrom480: boolean;
}

interface JobCardProps {
  /** Its `card-link` class makes the whole card the target. */
  title: ReactNode;
  company: string;
  companyLang?: string | undefined;
  /** Null when unknown. */
  posted?: { text: string; short: string } | null;
  lang?: string | undefined;
  logo: ReactNode;
  place: string;
  /** The rest of the place, for screen readers: the country, where it is Bangladesh. */
  homeCountry?: string;
  pay: Pay;
  deadline: { tone: keyof typeof toneClasses; text: string; shortDate: string; label: string };
  /** In one line, cut where it is too long. */
  facts: readonly string[];
  category?: CardCategory | undefined;
  description?: string | undefined;
  corner?: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
  isChosen?: boolean | undefined;
}

/** For screen readers, in a cut line: `sr-only` is absolute, and behind an endless word it would widen the page. */
const spoken = 'inline-block size-px overflow-hidden align-top whitespace-nowrap opacity-0';

function Category({ link, text, isFrom480 }: CardCategory) {
  if (!isFrom480) return <> · {link}</>;
  return (
    <>
      <span className="max-[480px]:hidden"> · {link}</span>
      <span className={`${spoken} min-[480px]:hidden`}> · {text}</span>
    </>
  );
}

/** A job in a list: five lines, and the whole of it opens the job. */
export function JobCard(props: JobCardProps) {
  const { deadline, description, lang, posted } = props;
  const date = deadline.shortDate && `${deadline.label} ${deadline.shortDate}`;
  return (
    <article
      className={`surface @container relative flex h-full flex-col px-3 ${description ? 'gap-0 py-1.5' : 'gap-0.5 py-2'} wrap-anywhere transition-colors ${props.isChosen ? 'border-primary bg-secondary' : 'hover:border-primary/50'}`}
    >
      <div className="flex items-center gap-3">
        {props.logo}
        <h3
          lang={lang}
          className="line-clamp-2 min-w-0 flex-1 text-base leading-[1.3] font-bold @max-[15.5rem]:line-clamp-none"
        >
          {props.title}
        </h3>
        {/* As high as the bookmark, which renders after hydration. */}
        <div className="relative z-1 -my-1 -mr-2 min-h-11 [--size-field:min(0.275rem,4.8px)]">
          {props.corner}
        </div>
      </div>
      <p className="flex gap-3 text-sm text-muted">
        <span className="min-w-0 flex-1 truncate @max-[15.5rem]:whitespace-normal">
          <span lang={props.companyLang} className="text-sm">
            {props.company}
          </span>{' '}
          · {props.place}
          {props.homeCountry && <span className={spoken}>{props.homeCountry}</span>}
        </span>
        {posted && (
          <span className="tabular">
            {/* Screen readers would read "3d" letter by letter. */}
            <span className="sr-only">{posted.text} </span>
            <span aria-hidden="true">{posted.short}</span>
          </span>
        )}
      </p>
      {description && (
        <p lang={lang} className="line-clamp-1 text-sm text-muted filters:line-clamp-2">
          {description}
        </p>
      )}
      <div className="mt-auto flex items-baseline gap-3">
        <p className="tabular min-w-0 flex-1 font-bold">
          <PayPhrase pay={props.pay} />
        </p>
        {props.action}
      </div>
      {/* In words that may wrap: the date is never cut. */}
      <p className="tabular text-sm text-muted">
        {deadline.text && <strong className={toneClasses[deadline.tone]}>{deadline.text}</strong>}
        {deadline.text && date && ' · '}
        {date}
      </p>
      <div className="flex items-center gap-2">
        {/* The padding makes room for a tap target of 44 px. */}
        <p className="tabular -my-3 min-w-0 flex-1 truncate py-3 text-sm text-muted @max-[15.5rem]:whitespace-normal">
          {props.facts.filter(Boolean).join(' · ')}
          {props.category && <Category {...props.category} />}
        </p>
        {props.note}
      </div>
    </article>
  );
}

/** A placeholder with the size of a job card. */
export function JobCardSkeleton({ description = false }: { description?: boolean }) {
  return (
    <div
      className={`surface flex h-full flex-col px-3 ${description ? 'gap-0 py-1.5' : 'gap-0.5 py-2'}`}
      aria-hidden="true"
    >
      <div className="flex items-center gap-3">
        <div className="skeleton size-10 shrink-0" />
        <div className="skeleton h-9 flex-1" />
      </div>
      <div className="skeleton h-5 w-2/3" />
      {description && <div className="skeleton h-5" />}
      <div className="skeleton h-6 w-1/2" />
      <div className="skeleton h-5 w-4/5" />
      <div className="skeleton h-5 w-2/3" />
    </div>
  );
}
