import type { ReactNode } from 'react';

const toneClasses = {
  calm: 'text-base-content',
  soon: 'text-warning',
  today: 'text-error',
  closed: 'text-muted',
} as const;

interface JobCardProps {
  /** Its `card-link` class makes the whole card the target. */
  title: ReactNode;
  company: string;
  /** '' when unknown. */
  posted?: { label: string; text: string } | '';
  lang?: string | undefined;
  logo: ReactNode;
  place: string;
  salary: string;
  salaryPer: string;
  deadline: { tone: keyof typeof toneClasses; text: string; date: string; label: string };
  description?: string | undefined;
  chips: ReactNode;
  corner?: ReactNode;
  note?: ReactNode;
  action: ReactNode;
  below?: ReactNode;
}

/** A job in a list. */
export function JobCard(props: JobCardProps) {
  const { deadline, description, lang, posted } = props;
  return (
    <article className="surface relative flex h-full flex-col gap-3 p-4 wrap-anywhere transition-colors hover:border-primary/50">
      <div className="flex items-start gap-3">
        {props.logo}
        <div className="min-w-0 flex-1">
          <h3 lang={lang} className="line-clamp-2 text-base leading-snug font-bold">
            {props.title}
          </h3>
          <p className="flex items-baseline gap-2 text-muted">
            <span className="truncate">{props.company}</span>
            {posted && (
              <span className="tabular ms-auto shrink-0 text-sm">
                <span className="sr-only">{posted.label} </span>
                {posted.text}
              </span>
            )}
          </p>
        </div>
        {props.corner !== undefined && <div className="relative z-1 -mt-2 -mr-2">{props.corner}</div>}
      </div>
      <p className="tabular flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold">
          {props.salary}{' '}
          {props.salaryPer && <span className="font-normal text-muted">{props.salaryPer}</span>}
        </span>
        <span className="text-muted">{props.place}</span>
      </p>
      {description && (
        <p lang={lang} className="line-clamp-2 text-muted">
          {description}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {props.chips}
        {props.note}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-base-300 pt-3">
        <p className="tabular min-w-0 flex-1 text-sm">
          {deadline.text && (
            <strong className={`block text-base font-bold ${toneClasses[deadline.tone]}`}>
              {deadline.text}
            </strong>
          )}
          {deadline.date && (
            <span className="text-muted">
              {deadline.label} {deadline.date}
            </span>
          )}
        </p>
        <div className="relative z-1">{props.action}</div>
      </div>
      {props.below && <div className="relative z-1 flex flex-col gap-3">{props.below}</div>}
    </article>
  );
}
