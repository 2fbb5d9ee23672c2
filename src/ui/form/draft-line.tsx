import { type RefObject, useEffect } from 'react';
import type { Draft } from '#device/drafts/draft.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { useOnline } from '#platform/http/online.ts';
import { Icon } from '../icon/icon.tsx';
import { changedMessages, draftMessages as texts } from '../panel-messages.ts';
import { StateLine } from '../state/state-panel.tsx';

/** Shows that a form cannot be sent offline. */
export function OfflineFormLine() {
  const { offline } = texts;
  return useOnline() ? null : <StateLine tone="notice">{offline}</StateLine>;
}

const linkClass = 'link inline-flex min-h-11 cursor-pointer items-center font-medium';

/** Shows that the device could not read what was typed before. */
export function UnreadableDraftLine({
  draft: { isUnreadable },
}: {
  draft: Pick<Draft<unknown>, 'isUnreadable'>;
}) {
  return (
    // Hidden while empty, as an empty grid item would add a gap.
    <p role="status" className={`text-sm text-muted ${isUnreadable ? 'w-full py-1' : 'absolute'}`}>
      {isUnreadable && texts.unreadable}
    </p>
  );
}

/** Asks before input is discarded. @returns resolves to true when the user confirmed */
function askToDiscard(text: string, label: string = texts.discard): Promise<boolean> {
  const { discardTitle: title, keep: cancel } = texts;
  return confirm({ title, text, confirm: label, cancel });
}

interface DraftLineProps {
  draft: Pick<Draft<unknown>, 'isStored' | 'isUnreadable' | 'place'>;
  isLocked?: boolean;
  discardText: string;
  onDiscard: () => void;
}

/** Shows that a draft is stored, with a button to discard it. */
export function DraftLine({ draft, isLocked = false, discardText, onDiscard }: DraftLineProps) {
  const isOnDevice = draft.place === 'device';
  const discard = async () => {
    if (await askToDiscard(discardText)) onDiscard();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <UnreadableDraftLine draft={draft} />
      <span role="status" className="flex items-center gap-2">
        {draft.isStored && draft.place && (
          <>
            <Icon name={isOnDevice ? 'device' : 'warning'} className="size-4" />
            {isOnDevice ? texts.kept : texts.keptInPage}
          </>
        )}
      </span>
      {draft.isStored && !isLocked && (
        <button type="button" className={linkClass} onClick={() => void discard()}>
          {texts.discard}
        </button>
      )}
    </div>
  );
}

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
  // Focused, which scrolls to it: it appears above a long form.
  useEffect(() => headingRef.current?.focus(), [headingRef]);
  const load = async () => {
    if (await askToDiscard(changedMessages.loadText, changedMessages.load)) onLoad();
  };
  return (
    <section className="grid gap-3 rounded-lg bg-notice p-4">
      <h3 ref={headingRef} tabIndex={-1} className="font-bold">
        {changedMessages.title}
      </h3>
      <p>{changedMessages.text}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn border-control bg-base-200 text-base max-sm:w-full"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void load()}
        >
          {changedMessages.load}
        </button>
        <button
          type="button"
          className="btn btn-primary text-base aria-disabled:opacity-60 max-sm:w-full"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onSave()}
        >
          {changedMessages.save}
        </button>
      </div>
    </section>
  );
}
