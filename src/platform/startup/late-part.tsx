import {
  memo,
  Suspense,
  use,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { afterPaint } from './after-paint.ts';
import { reloadWhereReachable } from './missing-chunk.ts';
import { createObservable } from '../observable.ts';
import { keepTrying } from '../http/online.ts';

interface RoomProps {
  /** Given when the part could not be loaded: asks for it again, if need be by loading the page anew. */
  onRetry: (() => void) | undefined;
}

export interface LatePart<P> {
  /** The part once it is loaded, its room until then. */
  Part: FunctionComponent<P>;
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
  const show = (current: State<P>, Room: ComponentType<P & RoomProps>, props: P) =>
    current.kind === 'here' ? (
      <current.Component {...props} />
    ) : (
      <Room {...props} onRetry={current.kind === 'failed' ? () => void retry() : undefined} />
    );
  return { state, preload, show };
}

/** Does something at its time. @returns the way to call it off, if there is one */
type When = (work: () => void) => (() => void) | void;
const atOnce: When = (work) => work();

/**
 * A part of a screen that is loaded after the screen itself, so that what the visitor came for is there first; pages
 * from the server show its room. Loaded ahead of time it shows at once, without a moment of its room; a failure to
 * load it costs the screen nothing but the part, which is asked for again when the network is back, and by the clock.
 * @param when after the screen's first frame unless told
 */
export function createLatePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Room: ComponentType<P & RoomProps>,
  when: When = afterPaint,
): LatePart<P> {
  const { state, preload, show } = createLoading(load);
  function Part(props: P) {
    const current = useSyncExternalStore(state.subscribe, state.get, () => away);
    useEffect(() => when(() => void preload()), []);
    return show(current, Room, props);
  }
  return { Part, preload };
}

/**
 * {@link createLatePart}, for what pages from the server show. In such a page it stays as it stands there until its
 * code is loaded; the server, and routes that show it at once, preload it.
 * @param when at once unless told
 */
export function createRenderedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Room: ComponentType<P & RoomProps>,
  when: When = atOnce,
): LatePart<P> {
  const { state, preload, show } = createLoading(load);
  let loading: Promise<void> | undefined;
  const loadInTime = () =>
    (loading ??= new Promise<void>((resolve) => void when(() => void preload().then(resolve))));
  function Loaded(props: P) {
    const current = useSyncExternalStore(state.subscribe, state.get, state.get);
    if (current.kind === 'away') use(loadInTime());
    return show(current, Room, props);
  }
  // What stands around it may be rendered anew before its code is there: the part then stays as it is.
  const Part = memo((props: P) => (
    <Suspense fallback={<Room {...props} onRetry={undefined} />}>
      <Loaded {...props} />
    </Suspense>
  ));
  return { Part, preload };
}
