import {
  memo,
  Suspense,
  use,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { retryUntilDone } from '../http/online.ts';
import { createObservable } from '../observable.ts';
import { reloadWhereReachable } from './missing-chunk.ts';
import { afterPaint } from './page-settled.ts';

export interface FallbackProps {
  /** Given when the code could not be loaded: loads it again, if need be with the page. */
  onRetry: (() => void) | undefined;
}

export interface LazyPart<P> {
  /** The component once it is loaded, its fallback until then. */
  Part: FunctionComponent<P>;
  /** Loads it ahead of its first showing; never rejects. */
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
  const preload = () => (loading ??= retryUntilDone(attempt));
  const retry = async () => {
    if (!(await attempt())) await reloadWhereReachable();
  };
  const show = (current: State<P>, Fallback: ComponentType<P & FallbackProps>, props: P) =>
    current.kind === 'here' ? (
      <current.Component {...props} />
    ) : (
      <Fallback {...props} onRetry={current.kind === 'failed' ? () => void retry() : undefined} />
    );
  return { state, preload, show };
}

/** Does something at its time. @returns the way to call it off, if there is one */
type When = (work: () => void) => (() => void) | void;
const atOnce: When = (work) => work();

/**
 * A part of a screen that is loaded after the screen; pages from the server show its fallback. What could not be
 * loaded is retried when the network is back, and by the clock.
 * @param when after the screen's first frame by default
 */
export function createLazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P & FallbackProps>,
  when: When = afterPaint,
): LazyPart<P> {
  const { state, preload, show } = createLoading(load);
  function Part(props: P) {
    const current = useSyncExternalStore(state.subscribe, state.get, () => away);
    useEffect(() => when(() => void preload()), []);
    return show(current, Fallback, props);
  }
  return { Part, preload };
}

/**
 * {@link createLazyPart}, for what pages from the server show: its HTML stays until its code is loaded. The server, and
 * routes that show it at once, preload it.
 * @param when at once by default
 */
export function createRenderedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P & FallbackProps>,
  when: When = atOnce,
): LazyPart<P> {
  const { state, preload, show } = createLoading(load);
  let loading: Promise<void> | undefined;
  const loadInTime = () =>
    (loading ??= new Promise<void>((resolve) => void when(() => void preload().then(resolve))));
  function Loaded(props: P) {
    const current = useSyncExternalStore(state.subscribe, state.get, state.get);
    if (current.kind === 'away') use(loadInTime());
    return show(current, Fallback, props);
  }
  // What surrounds it may render again before its code is there: memo then keeps the server's HTML.
  const Part = memo((props: P) => (
    <Suspense fallback={<Fallback {...props} onRetry={undefined} />}>
      <Loaded {...props} />
    </Suspense>
  ));
  return { Part, preload };
}
