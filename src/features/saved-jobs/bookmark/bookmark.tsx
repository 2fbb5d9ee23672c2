import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { createLazyPart, type FallbackProps } from '#platform/startup/lazy-part.tsx';
import { whenPersonal } from '#platform/startup/page-settled.ts';
import type { saveEarly } from './bookmark-behaviour.tsx';
import { BookmarkMark, type Behaviour, type BehaviourProps, type MarkLook } from './bookmark-mark.tsx';

interface EarlyPressProps extends BehaviourProps {
  /** How often the button was pressed before its code was there. */
  presses: number;
}

/** A press after a failed load tries again. */
function NoBehaviour({ presses, onRetry }: EarlyPressProps & FallbackProps) {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (presses > 0) retry();
  }, [presses]);
  return null;
}

type Save = typeof saveEarly;
let haveSaving: (save: Save) => void;
const whenSaving = new Promise<Save>((resolve) => (haveSaving = resolve));

const lazyBehaviour = createLazyPart<EarlyPressProps>(
  async () => {
    const code = await import('./bookmark-behaviour.tsx');
    haveSaving(code.saveEarly);
    return code.BookmarkBehaviour;
  },
  NoBehaviour,
  whenPersonal,
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
    // Whoever has pressed may leave the page before the code is there.
    if (!isSaving) void whenSaving.then((save) => save(queryClient, job)).then(() => setPresses(0));
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

/** The bookmark. Its code loads beside the button: replaced, the button would lose a tap that is under way. */
export const Bookmark = (props: BookmarkProps) => <LoadingBookmark key={props.job._id} {...props} />;
