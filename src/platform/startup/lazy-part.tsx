import {
  type ComponentType,
  type FunctionComponent,
  memo,
  Suspense,
  use,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { ownSessionKeys } from '#contract/device/storage.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { hasBrowser } from '../browser/browser.ts';
import { isHeld } from '../browser/unsaved-forms.ts';
import { checkConnection, retryUntilDone } from '../http/online.ts';
import { createObservable } from '../observable.ts';
import { tabStorage } from '../storage/storage.ts';
import { afterPaint } from './page-settled.ts';

let isReloading = false;

/** Reloads the page once, past the back-forward cache; with the fragment it would only scroll. */
export function reloadPage(): void {
  if (isReloading) return;
  isReloading = true;
  location.replace(location.pathname + location.search);
}

/** True for the error of code that could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script|unable to preload css/i.test(error.message);
}

const isFree = (): boolean => !isHeld();

function mayReload(): boolean {
  const reloadedAt = Number(tabStorage.read(ownSessionKeys.reloadGuard) ?? 0);
  return isFree() && Date.now() - reloadedAt > HOUR_MS;
}

/** Checked again after the probe, as things may have changed. */
async function canReload(isAllowed: () => boolean): Promise<boolean> {
  return isAllowed() && (await checkConnection()) && isAllowed();
}

/** Reloads the page if the server answers and no form or download blocks it. */
export async function reloadWhereReachable(): Promise<void> {
  if (await canReload(isFree)) reloadPage();
}

async function reloadForNewBuild(): Promise<void> {
  if (!(await canReload(mayReload))) return;
  tabStorage.write(ownSessionKeys.reloadGuard, String(Date.now()));
  reloadPage();
}

/**
 * Follows failed preloads, of code that is missing after a deploy, or offline; called once. Browsers before late 2026
 * remember a failed import until the page is reloaded (whatwg/html#6768).
 */
export function startMissingChunkGuard(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads on import errors whose message it knows, even offline; this message reaches the error screen.
    payload.message = `Not loaded: ${payload.message}`;
    void reloadForNewBuild();
  });
}

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
