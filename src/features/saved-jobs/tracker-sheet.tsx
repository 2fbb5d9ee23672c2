import { locale } from '#platform/i18n/locale.ts';
import { stages, type Stage } from '#contract/jobs/stages.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { appPaths } from '#contract/http/paths.ts';
import { formatDate } from '#contract/format.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { toTerm } from '#device/saved-jobs/stored-job.ts';
import { toShareUrl } from '#platform/browser/share.ts';
import { saveFile } from '#platform/storage/save-file.ts';
import { serverNow } from '#platform/server-time.ts';
import { jobMessages } from '#ui/messages.ts';
import { toCalendar } from '#ui/text/calendar.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { SimilarJobs } from '#ui/links/similar-jobs.tsx';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { factIcons } from '#ui/icon/fact-icons.ts';
import { Icon, type IconName } from '#ui/icon/icon.tsx';
import { savedMessages as texts } from './messages.ts';
import type { Tracked } from './tracker-rules.ts';
import type { TrackerActions } from './use-tracker-actions.ts';

function Row({ icon, text, onClick }: { icon: IconName; text: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="btn w-full justify-start gap-3 border-control bg-base-200 px-4 text-base"
      onClick={onClick}
    >
      <Icon name={icon} />
      {text}
    </button>
  );
}

interface StagesProps {
  current: Stage;
  saved: SavedJob;
  onStage: (stage: Stage) => void;
}

function Stages({ current, saved, onStage }: StagesProps) {
  const since = saved.stage === 'saved' ? saved.savedAt : saved.stageAt;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        {texts.stage}{' '}
        {since > 0 && (
          <span className="tabular text-sm font-normal text-muted">
            {texts.since(formatDate(new Date(since).toISOString(), locale))}
          </span>
        )}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {stages.map((stage) => (
          <button
            key={stage}
            type="button"
            aria-pressed={stage === current}
            className={`btn text-base ${stage === current ? 'btn-primary' : ''}`}
            onClick={() => onStage(stage)}
          >
            {texts.stageNames[stage]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function useReminder(saved: SavedJob | undefined) {
  if (saved === undefined) return null;
  const { _id: id, title } = saved.job;
  const { applicationDeadline: deadline } = toTerm(saved);
  const lastDay = toDhakaDay(deadline);
  if (lastDay === '') return null;
  return () => {
    const url = toShareUrl(`${appPaths.jobDetails}?id=${encodeURIComponent(id)}`);
    const days = { id: `job-${id}`, summary: texts.lastDay(title), url, from: lastDay, to: lastDay };
    const file = toCalendar(days, serverNow());
    void saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), texts.calendarFile);
  };
}

interface TrackerSheetProps {
  tracked: Tracked;
  /** The job is closed for applications. */
  isOver: boolean;
  actions: TrackerActions;
  onClose: () => void;
}

/** All actions of a tracked job. */
export function TrackerSheet({ tracked, isOver, actions, onClose }: TrackerSheetProps) {
  const { deadlineLabel } = jobMessages;
  const { applied, saved, stage } = tracked;
  const remind = useReminder(saved);
  const deadline = formatDate(saved ? toTerm(saved).applicationDeadline : '', locale);
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <ModalDialog title={texts.progress} closeText={texts.close} onClose={onClose}>
      <div className="grid gap-4">
        <div>
          <p lang={textLanguage(applied.title)} className="font-semibold">
            {applied.title}
          </p>
          {deadline && (
            <p className="tabular text-muted">
              {deadlineLabel} {deadline}
            </p>
          )}
        </div>
        {saved && (
          <Stages
            current={stage}
            saved={saved}
            onStage={(next) => closing(() => void actions.setStage(saved, next))()}
          />
        )}
        <div className="grid gap-2">
          {tracked.application && (
            <Row icon="document" text={texts.application} onClick={closing(() => actions.apply(applied))} />
          )}
          {isOver ? (
            <SimilarJobs
              job={applied.job}
              className="btn w-full justify-start border-control bg-base-200 px-4 text-base"
            />
          ) : (
            !tracked.application && (
              <Row icon="mail" text={texts.applyOrLetter} onClick={closing(() => actions.apply(applied))} />
            )
          )}
          {isOver && tracked.letter && (
            <Row icon="document" text={texts.readLetter} onClick={closing(() => actions.apply(applied))} />
          )}
          {remind && !isOver && (
            <Row icon={factIcons.calendar} text={texts.remind} onClick={closing(remind)} />
          )}
          {saved && (
            <Row icon="bookmark" text={texts.remove} onClick={closing(() => void actions.remove(saved))} />
          )}
        </div>
      </div>
    </ModalDialog>
  );
}
