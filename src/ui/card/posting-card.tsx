import type { MouseEvent, ReactNode } from 'react';
import { isOpen } from '#contract/jobs/job-dates.ts';
import type { Job } from '#contract/jobs/job.ts';
import { JobLink, CategoryLink } from '../links/job-link.tsx';
import { useToLogoAddress, CompanyLogo } from './company-logo.tsx';
import { JobCard, type CardCategory } from './job-card.tsx';
import { toCategoryName } from '#contract/jobs/category-names.ts';
import { toJobCardView, type JobCardView } from './job-card-view.ts';
import { jobMessages as texts } from '../messages.ts';

/** Additions of a route to each card. */
export interface CardSlots {
  bookmark?: ((job: Job) => ReactNode) | undefined;
  offlineNote?: ((job: Job) => ReactNode) | undefined;
  /** Opens the job elsewhere than on its page. */
  onOpen?: ((id: string, event: MouseEvent) => void) | undefined;
}

interface PostingCardProps extends CardSlots {
  job: Job;
  now: number;
  title?: (view: JobCardView) => string;
  description?: (view: JobCardView) => string;
  facts: (view: JobCardView) => readonly string[];
  /** From which width its category is shown (§2). */
  category?: 'always' | 'from480';
  /** The specified text of the card's button (§2). */
  action?: { text: string; label: string };
  /** It is open beside the list. */
  isChosen?: boolean;
}

/** The category, which filters when it is pressed. */
function toCategory({ category }: JobCardView, from: PostingCardProps['category']): CardCategory | undefined {
  if (category === null || from === undefined) return undefined;
  const text = toCategoryName(category.name);
  const link = (
    <CategoryLink
      name={category.name}
      className="relative z-1 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline"
    >
      {text}
    </CategoryLink>
  );
  return { link, text, isFrom480: from === 'from480' };
}

const wholeTitle = (view: JobCardView) => view.title;

/** A job in any list (§2). */
export function PostingCard({ job, now, title = wholeTitle, ...props }: PostingCardProps) {
  const toLogoAddress = useToLogoAddress();
  const view = toJobCardView(job, now);
  return (
    <JobCard
      title={
        <JobLink
          id={view.id}
          className="card-link"
          onOpen={props.onOpen}
          {...(props.isChosen && { 'aria-current': true })}
        >
          {title(view)}
        </JobLink>
      }
      company={view.companyName}
      companyLang={view.companyLang}
      posted={view.posted}
      lang={view.lang}
      logo={<CompanyLogo name={view.companyName} src={toLogoAddress(view.logo)} size={40} />}
      place={view.shownPlace}
      homeCountry={view.homeCountry}
      pay={view.pay}
      deadline={{ ...view.deadline, label: texts.deadlineShort }}
      description={props.description?.(view)}
      facts={props.facts(view)}
      category={toCategory(view, props.category)}
      corner={props.bookmark?.(job)}
      note={props.offlineNote?.(job)}
      isChosen={props.isChosen}
      action={
        isOpen(job, now) &&
        props.action && (
          // Not a second tab stop: the title's link opens the same job.
          <JobLink
            id={view.id}
            tabIndex={-1}
            onOpen={props.onOpen}
            className="relative z-1 text-sm font-semibold text-primary after:absolute after:-inset-x-2 after:-inset-y-3"
            aria-label={props.action.label}
          >
            {props.action.text}
          </JobLink>
        )
      }
    />
  );
}
