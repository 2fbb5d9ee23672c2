import { confirm } from '#platform/dialogs.ts';
import type { DraftPlace } from '#platform/drafts-store.ts';
import { useMessages } from '#platform/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { jobEditorMessages } from './messages.ts';

interface DraftLineProps {
  isKept: boolean;
  place: DraftPlace;
  onDiscard: () => void;
}

/** That what was typed is kept, and the way to be rid of it. Its room is there before it is. */
export function DraftLine({ isKept, place, onDiscard }: DraftLineProps) {
  const texts = useMessages(jobEditorMessages);
  const discard = async () => {
    const { discardTitle: title, discardText: text, discardDraft, keepDraft } = texts;
    if (await confirm({ title, text, confirm: discardDraft, cancel: keepDraft })) onDiscard();
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
      <span role="status" className="flex items-center gap-2">
        {isKept && (
          <>
            <Icon name={place === 'device' ? 'device' : 'warning'} className="size-4" />
            {place === 'device' ? texts.draftKept : texts.draftInPage}
          </>
        )}
      </span>
      {isKept && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center font-medium"
          onClick={() => void discard()}
        >
          {texts.discardDraft}
        </button>
      )}
    </div>
  );
}
