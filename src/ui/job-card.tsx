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
  companyLang?: string | undefined;
  /** Null when unknown. */
  posted?: { text: string; short: string } | null;
  lang?: string | undefined;
  logo: ReactNode;
  place: string;
  salary: string;
  salaryPer: string;
  deadline: { tone: keyof typeof toneClasses; text: string; date: string; label: string };
  /** Beside the deadline, as far as there is room. */
  facts: readonly ReactNode[];
  /** Beside the deadline's date, on wide windows. */
  moreFacts?: readonly string[];
  description?: string | undefined;
  corner?: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
}

const inLine = (facts: readonly ReactNode[]) =>
  facts.filter(Boolean).flatMap((fact, index) => (index > 0 ? [' · ', fact] : [fact]));

/** A job in a list: four lines, and the whole of it opens the job. */
export function JobCard(props: JobCardProps) {
  const { deadline, description, lang, posted } = props;
  const date = deadline.date && `${deadline.label} ${deadline.date}`;
  return (
    <article className="surface relative flex h-full flex-col gap-1 px-3 py-2 wrap-anywhere transition-colors hover:border-primary/50">
      <div className="flex items-center gap-3">
        {props.logo}
        <h3 lang={lang} className="line-clamp-2 min-w-0 flex-1 text-base leading-[1.3] font-bold">
          {props.title}
        </h3>
        {/* As high as the mark, which comes after hydration. */}
        <div className="relative z-1 -my-1 -mr-2 min-h-11">{props.corner}</div>
      </div>
      <p className="flex gap-3 text-sm text-muted">
        <span className="min-w-0 flex-1 truncate">
          <span lang={props.companyLang} className="text-sm">
            {props.company}
          </span>{' '}
          · {props.place}
        </span>
        {posted && (
          <span className="tabular">
            {/* "3d" is no word to speak. */}
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
        {/* The period goes as a whole where there is no room for it. */}
        <p className="tabular flex max-h-[1lh] min-w-0 flex-1 flex-wrap items-baseline gap-x-1 overflow-hidden font-bold">
          <span className="max-w-full truncate">{props.salary}</span>{' '}
          {props.salaryPer && <span className="text-sm font-normal text-muted">{props.salaryPer}</span>}
        </p>
        {props.action}
      </div>
      <div className="flex items-center gap-2">
        {/* Its padding is room for a link of 44 px. */}
        <p className="tabular -my-3 min-w-0 flex-1 truncate py-3 text-sm text-muted">
          {inLine([
            deadline.text && (
              <strong key="deadline" className={toneClasses[deadline.tone]}>
                {deadline.text}
              </strong>
            ),
            ...props.facts,
          ])}
        </p>
        {props.note}
      </div>
      <p className="tabular truncate text-sm text-muted max-filters:sr-only">
        {inLine([date, ...(props.moreFacts ?? [])])}
      </p>
    </article>
  );
}
