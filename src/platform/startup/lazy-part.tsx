import {
  memo,
  Suspense,
  use,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { hasBrowser } from '../browser/browser.ts';
import { retryUntilDone } from '../http/online.ts';
import { createObservable } from '../observable.ts';
import { reloadWhereReachable } from './reload.ts';
import { afterPaint } from './page-settled.ts';

export interface FallbackProps {
  /** Set when loading failed: loads the code again, or reloads the page. */
  onRetry: (() => void) | undefined;
}

export interface LazyPart<P> {
  Part: FunctionComponent<P>;
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

/** Schedules work; may return what cancels it. */
type When = (work: () => void) => (() => void) | void;
const atOnce: When = (work) => work();

/** A component that loads after the screen, with retries. @param when after the first frame by default */
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

/** {@link createLazyPart} for server-rendered parts: their HTML stays until the code has loaded. */
export function createRenderedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P & FallbackProps>,
  when: When = atOnce,
): LazyPart<P> {
  const { state, preload, show } = createLoading(load);
  let loading: Promise<void> | undefined;
  const loadInTime = () =>
    (loading ??= new Promise<void>((resolve) => {
      state.subscribe(resolve);
      // The server loads at once.
      void (hasBrowser ? when : atOnce)(() => void preload());
    }));
  function Loaded(props: P) {
    const current = useSyncExternalStore(state.subscribe, state.get, state.get);
    // React's `use` must get the promise that it suspended on when it renders again.
    if (loading || current.kind === 'away') use(loadInTime());
    return show(current, Fallback, props);
  }
  // With memo, a parent that renders before the code has loaded does not replace the server's HTML.
  const Part = memo((props: P) => (
    <Suspense fallback={<Fallback {...props} onRetry={undefined} />}>
      <Loaded {...props} />
    </Suspense>
  ));
  return { Part, preload };
}
