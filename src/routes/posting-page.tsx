import { createContext, use } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import type { PostName } from '#features/employer/jobs/job-fields.ts';
import type { ShownPosting } from '#features/employer/jobs/post/draft-job.ts';
import { JobHeader, JobTags, JobTerms } from '#features/job-details/job-header.tsx';
import { JobOverview } from '#features/job-details/parts/job-overview.tsx';
import { JobSections, type JobPart } from '#features/job-details/parts/job-sections.tsx';
import { useNow } from '#platform/i18n/clock.ts';
import { jobEditorMessages as texts } from '#features/employer/jobs/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** The form's field of a section. */
const fields: Readonly<Record<JobPart, PostName>> = {
  description: 'description',
  requiredSkills: 'requiredSkills',
  educationalQualifications: 'qualifications',
  niceToHaveSkills: 'niceToHaveSkills',
  responsibilities: 'responsibilities',
  benefits: 'benefits',
};

interface PencilProps {
  /** The section that it edits. */
  name: string;
  onPress: () => void;
}

function Pencil({ name, onPress }: PencilProps) {
  const { change, changeStep } = texts;
  return (
    <button
      type="button"
      aria-label={changeStep(name)}
      className="btn shrink-0 btn-ghost px-2 text-sm text-primary"
      onClick={onPress}
    >
      <Icon name="M5 19h3.500L19 8.500 15.500 5 5 15.500V19Zm8.500-12 3.500 3.500" className="size-4" />
      {change}
    </button>
  );
}

const ChangeContext = createContext<ShownPosting['onChange']>(undefined);

/** Below the description, as on the job's page. */
function Overview({ job }: { job: Job }) {
  const { times } = texts;
  const onChange = use(ChangeContext);
  return (
    <div className="relative mt-8">
      <JobOverview job={job} />
      <div className="absolute -top-2 right-0">
        {onChange && <Pencil name={times} onPress={() => onChange('startTime')} />}
      </div>
    </div>
  );
}

/** The preview of a posting as the job's page; in the review with buttons that edit each section. */
export function PostingPage({ job, company, onChange }: ShownPosting) {
  const now = useNow();
  const toPencil = (name: string, field: PostName) =>
    onChange && <Pencil name={name} onPress={() => onChange(field)} />;
  return (
    <div className="surface min-w-0 p-4 sm:p-6">
      <JobHeader job={job} company={company} isPublic={false} savedLogo={undefined} heading="h2" />
      <div className="mt-1 grid gap-3">
        <JobTerms job={job} now={now} />
        <JobTags job={job} />
      </div>
      {onChange && (
        <div className="mt-2 flex flex-wrap gap-x-4">
          {(
            [
              ['job', 'title'],
              ['pay', 'minSalary'],
            ] as const
          ).map(([step, field]) => (
            <span key={step} className="flex items-center text-sm text-muted">
              {texts.steps[step]}
              {toPencil(texts.steps[step], field)}
            </span>
          ))}
        </div>
      )}
      <ChangeContext value={onChange}>
        <JobSections
          job={job}
          Overview={Overview}
          toTool={(part) => toPencil(texts.labels[fields[part]], fields[part])}
        />
      </ChangeContext>
    </div>
  );
}
