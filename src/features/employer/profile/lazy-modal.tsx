import { createContext, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { RetryButton } from '#ui/state/state-panel.tsx';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { profileMessages as words } from './messages.ts';

const CloseContext = createContext<() => void>(() => undefined);

function ModalPlaceholder({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <ModalDialog title={words.modalLoading} closeText={words.close} onClose={use(CloseContext)}>
      {onRetry && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{words.modalFailed}</p>
          <RetryButton look="btn-primary" onRetry={onRetry} />
        </div>
      )}
    </ModalDialog>
  );
}

/** A lazy modal, which can be closed while loading. */
export function createLazyModal<P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): { render: (props: P) => ReactNode; preload: () => Promise<void> } {
  const { Part, preload } = createLazyPart(load, ModalPlaceholder);
  const render = (props: P) => (
    <CloseContext value={props.onClose}>
      <Part {...props} />
    </CloseContext>
  );
  return { render, preload };
}

/** Preloads a modal after the first paint. */
export function usePreloaded({ preload }: { preload: () => Promise<void> }): void {
  useEffect(() => afterPaint(() => void preload()), [preload]);
}
