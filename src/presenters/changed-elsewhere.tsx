import { useEffect, type RefObject } from 'react';
import { changedMessages } from './panel-messages.ts';
import { askToDiscard } from './draft-line.tsx';

interface ChangedElsewhereProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  isBusy: boolean;
  /** Replaces the user's text with the newer version. */
  onLoad: () => void;
  /** Saves the user's text over the newer version. */
  onSave: () => void;
}

/** Says that the server has a newer version than the one that the user edited. */
export function ChangedElsewhere({ headingRef, isBusy, onLoad, onSave }: ChangedElsewhereProps) {
  const texts = changedMessages;
  // Focused, which scrolls to it: it appears above a long form.
  useEffect(() => headingRef.current?.focus(), [headingRef]);
  const load = async () => {
    if (await askToDiscard(texts.loadText, texts.load)) onLoad();
  };
  return (
    <section className="grid gap-3 rounded-lg bg-notice p-4">
      <h3 ref={headingRef} tabIndex={-1} className="font-bold">
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn border-control bg-base-200 text-base max-sm:w-full"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void load()}
        >
          {texts.load}
        </button>
        <button
          type="button"
          className="btn btn-primary text-base aria-disabled:opacity-60 max-sm:w-full"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onSave()}
        >
          {texts.save}
        </button>
      </div>
    </section>
  );
}
