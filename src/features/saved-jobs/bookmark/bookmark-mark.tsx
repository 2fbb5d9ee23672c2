import { bookmarkMessages } from '#texts/features/saved-jobs/bookmark/bookmark-mark';
import type { Job } from '#contract/jobs/job.ts';
import { Icon } from '#ui/icon/icon.tsx';

export type MarkLook = 'card' | 'round';

const looks = { card: 'btn-ghost border-transparent bg-transparent', round: 'size-12' } as const;

/** What the button shows and does once its code is loaded. */
export interface Behaviour {
  isSaved: boolean;
  onPress: () => void;
}

export interface BehaviourProps {
  job: Job;
  onChange: (behaviour: Behaviour) => void;
}

interface BookmarkMarkProps extends Behaviour {
  job: Job;
  look: MarkLook;
}

/** The bookmark: filled when the job is saved. */
export function BookmarkMark({ job, look, isSaved, onPress }: BookmarkMarkProps) {
  const texts = bookmarkMessages;
  return (
    <button
      type="button"
      className={`btn btn-circle text-primary noscript:hidden ${looks[look]}`}
      aria-pressed={isSaved}
      aria-label={texts.save(job.title)}
      onClick={onPress}
    >
      {/* The button's own title would be spoken as well. */}
      <span
        title={isSaved ? texts.savedShort : texts.saveShort}
        className="grid size-full place-items-center rounded-full"
      >
        <Icon
          name="bookmark"
          className="size-6 transition-colors duration-180 ease-out"
          fill={isSaved ? 'currentColor' : 'transparent'}
        />
      </span>
    </button>
  );
}
