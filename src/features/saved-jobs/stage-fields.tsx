import { stages, type Stage } from '#contract/device/late-storage.ts';
import { useMessages, useLocale } from '#platform/i18n/messages.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { savedMessages } from './messages.ts';
import { formatDate } from '#contract/format.ts';

interface StageFilterProps {
  saved: readonly SavedJob[];
  stage: Stage | null;
  onStage: (stage: Stage | null) => void;
}

/** Filters by stage, with the number of jobs at each. */
export function StageFilter({ saved, stage, onStage }: StageFilterProps) {
  const { stageNames, show, all, withCount } = useMessages(savedMessages);
  const countOf = (one: Stage) => saved.filter((job) => job.stage === one).length;
  const used = stages.filter((one) => one === stage || countOf(one) > 0);
  if (used.length < 2 && stage === null) return null;
  return (
    <div className="min-w-48">
      <SelectField
        label={show}
        labelPlace="inside"
        value={stage ?? ''}
        options={[
          { value: '', text: withCount(all, saved.length) },
          ...used.map((one) => ({ value: one, text: withCount(stageNames[one], countOf(one)) })),
        ]}
        onValueChange={(value) => onStage(stages.find((one) => one === value) ?? null)}
      />
    </div>
  );
}

interface StageSelectProps {
  saved: SavedJob;
  onStage: (stage: Stage) => void;
}

const isStage = (value: string): value is Stage => stages.some((stage) => stage === value);

/** The stage of a saved job, which only the user changes. */
export function StageSelect({ saved, onStage }: StageSelectProps) {
  const texts = useMessages(savedMessages);
  const locale = useLocale();
  const since = saved.stage === 'saved' ? saved.savedAt : saved.stageAt;
  return (
    <div>
      <div className="mb-1 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span aria-hidden="true">{texts.stage}</span>
        {since > 0 && (
          <span className="tabular">{texts.since(formatDate(new Date(since).toISOString(), locale))}</span>
        )}
      </div>
      <SelectField
        label={texts.stageOf(saved.job.title)}
        labelPlace="hidden"
        value={saved.stage}
        options={stages.map((stage) => ({ value: stage, text: texts.stageNames[stage] }))}
        onValueChange={(value) => isStage(value) && onStage(value)}
      />
    </div>
  );
}
