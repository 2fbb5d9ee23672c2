import { stages, type Stage } from '#contract/device/saved.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { savedMessages } from './messages.ts';

interface StageFilterProps {
  saved: readonly SavedJob[];
  /** The stage whose jobs are shown; null for all. */
  stage: Stage | null;
  onStage: (stage: Stage | null) => void;
}

/** The tracker at a glance: how many jobs are at which stage, and the way to see those alone. */
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
