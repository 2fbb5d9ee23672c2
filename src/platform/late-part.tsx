import { useEffect, type ComponentType, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import { reloadWhereReachable } from './missing-chunk.ts';
import { createObservable } from './observable.ts';
import { keepTrying } from './online.ts';
import { useLater } from './use-later.ts';

interface RoomProps {
  /** Given when the part could not be loaded: asks for it again, if need be by loading the page anew. */
  onRetry: (() => void) | undefined;
}

export interface LatePart<P> {
  /** The part once it is loaded, its room until then. */
  Part: (props: P) => ReactNode;
  /** Loads the part ahead of its first showing; never rejects. */
  preload: () => Promise<void>;
}

type State<P> = { kind: 'away' } | { kind: 'failed' } | { kind: 'here'; Component: ComponentType<P> };

/**
 * A part of a screen that is loaded after the screen itself, so that what the visitor came for is there
 * first. Loaded ahead of time it shows at once, without a moment of its room; a failure to load it costs
 * the screen nothing but the part, which is asked for again when the network is back, and by the clock.
 */
export function createLatePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Room: ComponentType<RoomProps>,
): LatePart<P> {
  const state = createObservable<State<P>>({ kind: 'away' });
  let loading: Promise<void> | undefined;

  const attempt = async (): Promise<boolean> => {
    if (state.get().kind === 'here') return true;
    try {
      state.set({ kind: 'here', Component: await load() });
      return true;
    } catch {
      state.set({ kind: 'failed' });
      return false;
    }
  };
  const preload = () => (loading ??= keepTrying(attempt));
  const retry = async () => {
    if (!(await attempt())) await reloadWhereReachable();
  };

  function Part(props: P) {
    const current = useLater(state);
    useEffect(() => afterPaint(() => void preload()), []);
    if (current.kind === 'here') return <current.Component {...props} />;
    return <Room onRetry={current.kind === 'failed' ? () => void retry() : undefined} />;
  }

  return { Part, preload };
}
