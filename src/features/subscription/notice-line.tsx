import { useSyncExternalStore } from 'react';
import { useMessages } from '#platform/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { FloatingLine } from '#ui/floating-line.tsx';
import { notice, showModal } from './stage.ts';
import { unsubscribeMessages } from './unsubscribe-messages.ts';

/** What came of unsubscribing, above the dock, until it is dismissed. It takes no focus. */
export function NoticeLine() {
  const shown = useSyncExternalStore(notice.subscribe, notice.get);
  const texts = useMessages(unsubscribeMessages);
  return (
    <div role="status">
      {shown && (
        <FloatingLine>
          <p className={`min-w-48 flex-1 ${shown.kind === 'error' ? 'text-error' : ''}`}>{shown.text}</p>
          <div className="flex gap-2">
            {shown.canStopByNumber && (
              <button type="button" className="btn min-h-11" onClick={() => void showModal('stop')}>
                {texts.stopByNumber}
              </button>
            )}
            <button type="button" className="btn min-h-11 btn-ghost px-3" onClick={() => notice.set(null)}>
              <Icon name="close" />
              <span className="sr-only">{texts.dismiss}</span>
            </button>
          </div>
        </FloatingLine>
      )}
    </div>
  );
}
