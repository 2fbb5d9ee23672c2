import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { whenIdle } from '#platform/startup/page-settled.ts';
import { bookmarkMessages as texts } from '#ui/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Behaviour, BehaviourProps, saveEarly } from './bookmark-behaviour.tsx';

type MarkLook = 'card' | 'round';

const looks = { card: 'btn-ghost border-transparent bg-transparent', round: 'size-12' } as const;

interface BookmarkMarkProps extends Behaviour {
  job: Job;
  look: MarkLook;
}

/** The bookmark: filled when the job is saved. */
export function BookmarkMark({ job, look, isSaved, onPress }: BookmarkMarkProps) {
  return (
    <button
      type="button"
      className={`btn btn-circle text-primary noscript:hidden ${looks[look]}`}
      aria-pressed={isSaved}
      aria-label={texts.save(job.title)}
      onClick={onPress}
    >
      {/* The title is on the inner element: on the button, screen readers would read it after the label. */}
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

interface EarlyPressProps extends BehaviourProps {
  /** The number of presses before the behaviour's chunk had loaded. */
  presses: number;
}

/** A press after a failed load retries it. */
function NoBehaviour({ presses, onRetry }: EarlyPressProps & FallbackProps) {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (presses > 0) retry();
  }, [presses]);
  return null;
}

type Save = typeof saveEarly;
let resolveSave: (save: Save) => void;
const whenSaveLoaded = new Promise<Save>((resolve) => (resolveSave = resolve));

const lazyBehaviour = createLazyPart<EarlyPressProps>(
  async () => {
    const code = await import('./bookmark-behaviour.tsx');
    resolveSave(code.saveEarly);
    return code.BookmarkBehaviour;
  },
  NoBehaviour,
  whenIdle,
);

interface BookmarkProps {
  job: Job;
  look: MarkLook;
}

function LoadingBookmark({ job, look }: BookmarkProps) {
  const queryClient = useQueryClient();
  const [presses, setPresses] = useState(0);
  const [behaviour, setBehaviour] = useState<Behaviour>();
  const isSaving = presses > 0;
  const pressEarly = () => {
    setPresses(presses + 1);
    // Not in an effect: the user may leave the page before the chunk has loaded.
    if (!isSaving) void whenSaveLoaded.then((save) => save(queryClient, job)).then(() => setPresses(0));
  };
  return (
    <>
      <BookmarkMark
        job={job}
        look={look}
        isSaved={isSaving || behaviour?.isSaved === true}
        onPress={behaviour && !isSaving ? behaviour.onPress : pressEarly}
      />
      <lazyBehaviour.Part job={job} presses={presses} onChange={setBehaviour} />
    </>
  );
}

/** The bookmark. Its behaviour is a lazy sibling: replacing the button itself would lose a tap in progress. */
export const Bookmark = (props: BookmarkProps) => <LoadingBookmark key={props.job._id} {...props} />;

/** "Available offline", for every job that opens whole without internet. */
export const lazyOfflineNote = createLazyPart(
  async () => (await import('./bookmark-behaviour.tsx')).BookmarkOfflineNote,
  () => null,
  whenIdle,
);

/** "Available offline", for a saved job. */
export const lazySavedMark = createLazyPart(
  async () => (await import('./bookmark-behaviour.tsx')).SavedMark,
  () => null,
  whenIdle,
);

export const lazySavedNote = createLazyPart(
  async () => (await import('./saved-note.tsx')).SavedNote,
  () => null,
  whenIdle,
);
