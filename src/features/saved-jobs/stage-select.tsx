import { stages, type Stage } from '#contract/device/saved.ts';
import { formatDate } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { savedMessages } from './messages.ts';

interface StageSelectProps {
  saved: SavedJob;
  onStage: (stage: Stage) => void;
}

const isStage = (value: string): value is Stage => stages.some((stage) => stage === value);

/** The tracker of one saved job: how far the reader has come, and since when. Only the reader's word moves it. */
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
