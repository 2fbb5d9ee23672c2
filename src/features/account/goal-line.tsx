import type { Job } from '#contract/jobs/job.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { toJobCardView } from '#presenters/job-card.ts';
import { useToLogoAddress } from '#presenters/logo-address.ts';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { PayPhrase } from '#ui/pay-phrase.tsx';
import { useGoal } from './goal.ts';
import { goalMessages } from '#texts/features/account/messages';

function JobGoal({ job }: { job: Job }) {
  const { next } = goalMessages;
  const toLogoAddress = useToLogoAddress();
  const view = toJobCardView(job, useNow());
  return (
    <div className="mt-3 flex items-start gap-3 wrap-anywhere">
      <CompanyLogo name={view.companyName} src={toLogoAddress(view.logo)} />
      <div className="min-w-0">
        <p lang={view.lang} className="line-clamp-2 font-bold">
          {next(view.title)}
        </p>
        <p className="truncate text-sm text-muted">{view.companyName}</p>
        <p className="tabular text-sm font-bold">
          <PayPhrase pay={view.pay} />
        </p>
      </div>
    </div>
  );
}

/** Shows the page that opens after signing in: the job's card where it is cached, else the page's name. */
export function GoalLine() {
  const { next } = goalMessages;
  const goal = useGoal();
  if (goal === null) return null;
  if (goal.job !== undefined) return <JobGoal job={goal.job} />;
  return <p className="mt-3 font-bold wrap-anywhere">{next(goal.name)}</p>;
}
