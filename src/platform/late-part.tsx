import { Suspense, use, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import { reloadWhereReachable } from './missing-chunk.ts';
import { createObservable } from './observable.ts';
import { keepTrying } from './online.ts';

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
const away = { kind: 'away' } as const;

function createLoading<P extends object>(load: () => Promise<ComponentType<P>>) {
  const state = createObservable<State<P>>(away);
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
  const show = (current: State<P>, Room: ComponentType<RoomProps>, props: P) =>
    current.kind === 'here' ? (
      <current.Component {...props} />
    ) : (
      <Room onRetry={current.kind === 'failed' ? () => void retry() : undefined} />
    );
  return { state, preload, show };
}

/**
 * A part of a screen that is loaded after the screen itself, so that what the visitor came for is there first; pages
 * from the server show its room. Loaded ahead of time it shows at once, without a moment of its room; a failure to
 * load it costs the screen nothing but the part, which is asked for again when the network is back, and by the clock.
 */
export function createLatePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Room: ComponentType<RoomProps>,
): LatePart<P> {
  const { state, preload, show } = createLoading(load);
  function Part(props: P) {
    const current = useSyncExternalStore(state.subscribe, state.get, () => away);
    useEffect(() => afterPaint(() => void preload()), []);
    return show(current, Room, props);
  }
  return { Part, preload };
}

/**
 * {@link createLatePart}, for what pages from the server show. In such a page it stays as it stands there until its
 * code is loaded; the server, and routes that show it at once, preload it.
 */
export function createRenderedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Room: ComponentType<RoomProps>,
): LatePart<P> {
  const { state, preload, show } = createLoading(load);
  function Loaded(props: P) {
    const current = useSyncExternalStore(state.subscribe, state.get, state.get);
    if (current.kind === 'away') use(preload());
    return show(current, Room, props);
  }
  const Part = (props: P) => (
    <Suspense fallback={<Room onRetry={undefined} />}>
      <Loaded {...props} />
    </Suspense>
  );
  return { Part, preload };
}
