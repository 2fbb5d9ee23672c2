import { useEffect, useEffectEvent, useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { whenPersonal } from '#platform/startup/page-settled.ts';
import { BookmarkMark, type Behaviour, type BehaviourProps, type MarkLook } from './bookmark-mark.tsx';

/** A press after a failed load tries again. */
function NoBehaviour({ presses, onRetry }: BehaviourProps & FallbackProps) {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (presses > 0) retry();
  }, [presses]);
  return null;
}

const lazyBehaviour = createLazyPart(
  async () => (await import('./bookmark-behaviour.tsx')).BookmarkBehaviour,
  NoBehaviour,
  whenPersonal,
);

interface BookmarkProps {
  job: Job;
  look: MarkLook;
}

function LoadingBookmark({ job, look }: BookmarkProps) {
  const [presses, setPresses] = useState(0);
  const [behaviour, setBehaviour] = useState<Behaviour>();
  const { isSaved, onPress } = behaviour ?? { isSaved: presses > 0, onPress: () => setPresses(presses + 1) };
  return (
    <>
      <BookmarkMark job={job} look={look} isSaved={isSaved} onPress={onPress} />
      <lazyBehaviour.Part job={job} presses={presses} onChange={setBehaviour} />
    </>
  );
}

/** The bookmark. Its code loads beside the button: replaced, the button would lose a tap that is under way. */
export const Bookmark = (props: BookmarkProps) => <LoadingBookmark key={props.job._id} {...props} />;
