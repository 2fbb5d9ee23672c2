import { useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { BookmarkMark, type MarkLook } from './bookmark-mark.tsx';

/** Jobs whose bookmark was pressed before its code was there. */
const pressed = new Set<string>();
/** The one of them that was pressed last: the focus is there. */
let latest = '';

export const wasPressedLast = (jobId: string): boolean => pressed.has(jobId) && latest === jobId;

/** @returns false when that was done before */
export const forgetPress = (jobId: string): boolean => pressed.delete(jobId);

interface BookmarkRoomProps {
  job: Job;
  onRetry: (() => void) | undefined;
}

const createRoom = (look: MarkLook) =>
  function BookmarkRoom({ job, onRetry }: BookmarkRoomProps) {
    const [isPressed, setPressed] = useState(false);
    const press = () => {
      pressed.add(job._id);
      latest = job._id;
      setPressed(true);
      // The press itself has the code loaded, unless that has failed.
      onRetry?.();
    };
    return <BookmarkMark job={job} look={look} isSaved={isPressed} onPress={press} />;
  };

/** The bookmark while its code is on the way: it takes the press, and the code then does what was asked. */
export const BookmarkRoom = createRoom('card');
export const BookmarkRoundRoom = createRoom('round');
