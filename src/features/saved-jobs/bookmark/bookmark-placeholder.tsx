import { useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { BookmarkMark, type MarkLook } from './bookmark-mark.tsx';

const pressed = new Set<string>();
/** The last of them, which has the focus. */
let latest = '';

export const wasPressedLast = (jobId: string): boolean => pressed.has(jobId) && latest === jobId;

/** Ends the tap on a placeholder. @returns false when there was none */
export const clearPress = (jobId: string): boolean => pressed.delete(jobId);

interface BookmarkPlaceholderProps {
  job: Job;
  onRetry: (() => void) | undefined;
}

const createPlaceholder = (look: MarkLook) =>
  function BookmarkPlaceholder({ job, onRetry }: BookmarkPlaceholderProps) {
    const [isPressed, setPressed] = useState(false);
    const press = () => {
      pressed.add(job._id);
      latest = job._id;
      setPressed(true);
      // Retries after a failed load.
      onRetry?.();
    };
    return <BookmarkMark job={job} look={look} isSaved={isPressed} onPress={press} />;
  };

/** The bookmark until its code is loaded, which then handles the tap. */
export const BookmarkPlaceholder = createPlaceholder('card');
export const BookmarkRoundPlaceholder = createPlaceholder('round');
