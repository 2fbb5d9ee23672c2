import type { DraftPlace } from '#device/drafts/record.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { draftMessages } from './draft-messages.ts';
import { OtherDraft, type OtherDraftState } from './other-draft.tsx';
import { useDiscardQuestion } from './use-discard-question.ts';

interface DraftLineProps {
  draft: OtherDraftState & { isKept: boolean; place: DraftPlace };
  /** While the form is sent. */
  isLocked?: boolean;
  /** What becomes of the form, for the question before it. */
  discardText: string;
  onDiscard: () => void;
}

/** That what was typed is kept, and the way to be rid of it. Its room is there before it is. */
export function DraftLine({ draft, isLocked = false, discardText, onDiscard }: DraftLineProps) {
  const texts = useMessages(draftMessages);
  const isOnDevice = draft.place === 'device';
  const askToDiscard = useDiscardQuestion(discardText);
  const discard = async () => {
    if (await askToDiscard()) onDiscard();
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
      <span role="status" className="flex items-center gap-2">
        {draft.isKept && (
          <>
            <Icon name={isOnDevice ? 'device' : 'warning'} className="size-4" />
            {isOnDevice ? texts.kept : texts.keptInPage}
          </>
        )}
      </span>
      {draft.isKept && !isLocked && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center font-medium"
          onClick={() => void discard()}
        >
          {texts.discard}
        </button>
      )}
      <OtherDraft draft={draft} isLocked={isLocked} />
    </div>
  );
}
